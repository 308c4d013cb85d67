import type { Snapshot } from "../../api/messages";
import { addWords } from "../../words";
import type { GameLook } from "../look";
import { RacekartAbout } from "./About";
import { CardFace, cardName, RacekartSign } from "./cards";
import english from "./en.ftl?raw";
import { RacekartHeadline } from "./Headline";
import { RacekartPoster } from "./Poster";
import { PIECES, RacekartPiece } from "./pieces";
import { playRacekart, racerId } from "./play";
import { racers } from "./racers";
import { RacekartScore } from "./Score";
import { RacekartStanding } from "./Standing";
import { SOUNDS } from "./sounds";
import { roleName, spaceName } from "./spaces";
import { racekartView } from "./view";
import "./look.css";

addWords(english);

/** Best first: as the race stands, in the end as it was scored. */
function order(snapshot: Snapshot): number[] {
  const { karts } = racekartView(snapshot);
  const places = snapshot.over ? (snapshot.places ?? []) : karts.map((kart) => kart.place);
  return snapshot.seats.map(({ seat }) => seat).sort((a, b) => (places[a] ?? 9) - (places[b] ?? 9) || a - b);
}

/** Movement cards, mystery items, kart supply cards: all that one can look at before choosing. */
function hand(snapshot: Snapshot, seat: number): string[] {
  const kart = racekartView(snapshot, seat).karts[seat];
  if (!kart) return [];
  const movements = kart.hand.filter((card) => card !== null).map((card) => card.id);
  return [...movements, ...kart.items, ...kart.supplies.flatMap(([card, count]) => Array<string>(count).fill(card))];
}

export const look: GameLook = {
  ...racers,
  Piece: RacekartPiece,
  pieces: PIECES,
  racerId,
  moves: new Set(["drove"]),
  plays: new Set(["revealed", "replayed", "item_played", "card_used", "picked"]),
  order,
  Standing: RacekartStanding,
  Card: CardFace,
  cardName,
  hand,
  fromHand: (option, { frame }) => option.kind !== "slot" && frame !== "take_part",
  OptionSign: RacekartSign,
  About: RacekartAbout,
  Headline: RacekartHeadline,
  Score: RacekartScore,
  sounds: SOUNDS,
  spaceName,
  roleName,
  play: playRacekart,
  Poster: RacekartPoster,
};
