import type { GameLook } from "../look";
import { CardFace, cardName } from "./cards";
import { RushSign } from "./OptionSign";
import { RushPoster } from "./Poster";
import { PIECES, RushPiece } from "./pieces";
import { playRush, racerId } from "./play";
import { racers } from "./racers";
import { RushScore } from "./Score";
import { RushStanding } from "./Standing";
import { SOUNDS } from "./sounds";
import { roleName, spaceName } from "./spaces";
import { rushView } from "./view";
import "./look.css";

export const look: GameLook = {
  ...racers,
  Piece: RushPiece,
  pieces: PIECES,
  racerId,
  moves: new Set(["swerved", "drove", "ported", "flew_back", "off_track"]),
  turns: new Set(["turn_began", "ranked"]),
  plays: new Set(["played", "boosted"]),
  shots: new Set(["fired"]),
  order: (snapshot) => rushView(snapshot).ranking,
  Score: RushScore,
  Standing: RushStanding,
  Card: CardFace,
  OptionSign: RushSign,
  cardName,
  hand: (snapshot, seat) => rushView(snapshot, seat).cars.find((car) => car.seat === seat)?.hand ?? [],
  sounds: SOUNDS,
  spaceName,
  roleName,
  play: playRush,
  Poster: RushPoster,
};
