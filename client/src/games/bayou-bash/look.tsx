import type { Snapshot } from "../../api/messages";
import { addWords } from "../../words";
import type { GameLook } from "../look";
import { CardFace, cardName } from "./cards";
import english from "./en.ftl?raw";
import { BayouHeadline } from "./Headline";
import { BayouAbout, BayouSign } from "./OptionSign";
import { BayouPoster } from "./Poster";
import { BayouPiece, PIECES } from "./pieces";
import { playBayou, racerId } from "./play";
import { racers } from "./racers";
import { BayouScore } from "./Score";
import { BayouStanding } from "./Standing";
import { SOUNDS } from "./sounds";
import { roleName, spaceName } from "./spaces";
import { bayouView } from "./view";
import "./look.css";

addWords(english);

/** The Frontrunner first; in the end by places. */
function order(snapshot: Snapshot): number[] {
  const { mounts } = bayouView(snapshot);
  const places = snapshot.over ? (snapshot.places ?? []) : [];
  const ahead = (seat: number) => (mounts[seat]?.status === "finished" ? 1e6 : (mounts[seat]?.along ?? -1));
  const seats = snapshot.seats.map(({ seat }) => seat);
  return seats.sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || ahead(b) - ahead(a) || a - b);
}

/** The Jockey card of the round, or the hand of a Stubborn Jockey. */
function hand(snapshot: Snapshot, seat: number): string[] {
  const mount = bayouView(snapshot, seat).mounts[seat];
  if (!mount) return [];
  const held = mount.hand.map((card) => card.name);
  return mount.card && !held.includes(mount.card.name) ? [mount.card.name, ...held] : held;
}

export const look: GameLook = {
  ...racers,
  Piece: BayouPiece,
  pieces: PIECES,
  racerId,
  moves: new Set(["moved", "placed", "returned", "barrel_moved"]),
  turns: new Set(["turn"]),
  plays: new Set(["card_used", "card_taken"]),
  order,
  Standing: BayouStanding,
  Card: CardFace,
  cardName,
  hand,
  OptionSign: BayouSign,
  About: BayouAbout,
  Headline: BayouHeadline,
  Score: BayouScore,
  sounds: SOUNDS,
  spaceName,
  roleName,
  play: playBayou,
  Poster: BayouPoster,
};
