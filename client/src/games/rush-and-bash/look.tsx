import { t } from "../../words";
import type { GameLook } from "../look";
import { CardFace, cardName } from "./cards";
import { CARS, CarPortrait, carOf } from "./cars";
import { RushPoster } from "./Poster";
import { PIECES, RushPiece } from "./pieces";
import { playRush, racerId } from "./play";
import { RushStanding } from "./Standing";
import { rushView } from "./view";
import "./look.css";

export const look: GameLook = {
  looks: Object.keys(CARS),
  racer: (seat) => {
    const { colour, ink } = carOf(seat.look);
    const name = seat.racer.replace(/^./, (letter) => letter.toUpperCase());
    return { name: name || t("seat", { seat: seat.seat + 1 }), colour, ink };
  },
  Portrait: CarPortrait,
  Piece: RushPiece,
  pieces: PIECES,
  racerId,
  order: (snapshot) => rushView(snapshot).ranking,
  Standing: RushStanding,
  Card: CardFace,
  cardName,
  hand: (snapshot, seat) => rushView(snapshot, seat).cars.find((car) => car.seat === seat)?.hand ?? [],
  play: playRush,
  Poster: RushPoster,
};
