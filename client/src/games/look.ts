import type { ComponentType } from "preact";
import type { Decision, Drawing, Marker, Option, RaceEvent, SeatInfo, Snapshot, SpaceShape } from "../api/messages";
import type { Stage } from "../board/stage";
import type { Sounds } from "../sound/sounds";

/** How a racer is told apart: by name, by colour and, in pictures, by shape. */
export interface Racer {
  name: string;
  /** The colour of what belongs to it in panels, as CSS; it must stand out in the light and in the dark. */
  colour: string;
  /** The look that its portrait shows, where a race decides it (racers that are drafted); else that of the seat. */
  form?: string;
}

/** A card to be shown; where it can be chosen, the option that it stands for. */
export interface CardProps {
  card: string;
  option?: Option | undefined;
  snapshot?: Snapshot | undefined;
}

/**
 * What a game adds to the client: its look. Every part has a plain substitute, so that a game without a look can be
 * raced too. Rules are none of it: it draws what the server's view, markers and events say.
 */
export interface GameLook {
  racer?(seat: SeatInfo, snapshot: Snapshot): Racer;
  /** A racer from the side or from above, for lists: fills its box. */
  Portrait?: ComponentType<{ look: string }>;
  /** A piece on the track, its nose to the right, in units of the drawing; null leaves it to the plain disc. */
  Piece?: ComponentType<{ marker: Marker }>;
  /** Kinds of markers that `Piece` draws. */
  pieces?: ReadonlySet<string>;
  /** The id of the marker that is a seat's racer. */
  racerId?(seat: number): string;
  /** Kinds of events that move a racer along their spaces, and those that send something from the first to the last. */
  moves?: ReadonlySet<string>;
  shots?: ReadonlySet<string>;
  /** Kinds of events with which a turn begins, or what is nobody's turn. */
  turns?: ReadonlySet<string>;
  /** Kinds of events that play a card for all to see. */
  plays?: ReadonlySet<string>;
  /** A space in words: `lane 2, space 4`. */
  spaceName?(space: SpaceShape): string;
  /** What a role of a space means to those who do not see it; "" where it means nothing to the race. */
  roleName?(role: string): string;
  /** Seats in their order, best first. */
  order?(snapshot: Snapshot): number[];
  /** A seat's tokens, in its line of the standings. */
  Standing?: ComponentType<{ snapshot: Snapshot; seat: number; place: number }>;
  /** The face of a card, by the name that options give it. */
  Card?: ComponentType<CardProps>;
  /** The sign before an option's words: a die, an arrow, what it costs. */
  OptionSign?: ComponentType<{ option: Option; snapshot: Snapshot; drawing: Drawing | null }>;
  /** What an option is about, for those who don't know it by heart: what an ability does, say. */
  About?: ComponentType<{ option: Option; snapshot: Snapshot; drawing: Drawing | null }>;
  /** What holds for everybody now (an event, a market), beside the number of the round. */
  Headline?: ComponentType<{ snapshot: Snapshot }>;
  /** A card in words. */
  cardName?(card: string): string;
  /** The names of the cards in a seat's hand. */
  hand?(snapshot: Snapshot, seat: number): string[];
  /** Whether an option plays a card of the hand; else it offers one that lies elsewhere, even if an equal one is held. */
  fromHand?(option: Option, decision: Decision): boolean;
  /** The result with how it came about, points by category, in place of the bare places. */
  Score?: ComponentType<{ snapshot: Snapshot }>;
  /** How its events sound. */
  sounds?: Sounds;
  /** Shows one event on the board; without it the pieces just move to where they go. */
  play?(event: RaceEvent, stage: Stage): Promise<void>;
  /** The game's picture on the start page. */
  Poster?: ComponentType;
}
