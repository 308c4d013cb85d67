import type { Decision, Drawing, Marker, Option, RaceEvent, Snapshot, SpaceShape } from "../api/messages";
import { placeOf } from "../board/place";
import type { GameLook } from "../games/look";
import { numbered } from "../race/numbered";
import { nameOf, racerIdOf } from "../race/seats";
import { t } from "../words";
import { type Bearing, bearing, markersOn, neighbour, round, spacesCalled, unitOf } from "./places";

/** What there is to tell about: a position, its track, and how the game names things. */
export interface Told {
  snapshot: Snapshot;
  drawing: Drawing;
  look: GameLook;
  /** The seat from which the board is looked at; null for who only watches. */
  seat: number | null;
}

const REACH = 7;
const MANY = 8;

export function markerOf(told: Told, seat: number): Marker | undefined {
  const id = racerIdOf(seat, told.look);
  return told.snapshot.markers.find((marker) => marker.id === id);
}

/** A piece in words; a racer by the name of its seat. */
export function pieceWords(told: Told, marker: Marker): string {
  const seat = told.snapshot.seats.find((one) => racerIdOf(one.seat, told.look) === marker.id);
  if (seat)
    return seat.you
      ? t("reader-you", { name: nameOf(told.snapshot, seat.seat, told.look) })
      : nameOf(told.snapshot, seat.seat, told.look);
  return marker.title || marker.label || marker.kind;
}

/** A space in the game's words. */
export function spaceWords(told: Told, space: SpaceShape): string {
  return told.look.spaceName?.(space) ?? t("reader-space", { name: space.name });
}

/** What is printed on a space, where the game has words for it. */
function printed(told: Told, space: SpaceShape): string[] {
  return (space.roles ?? []).map((role) => told.look.roleName?.(role) ?? "").filter(Boolean);
}

/** Where a piece is, in words. */
export function whereWords(told: Told, marker: Marker): string {
  const space = told.drawing.spaces[marker.space ?? -1];
  return space ? spaceWords(told, space) : t("reader-off", { name: (marker.anchor ?? "").replace(/-/g, " ") });
}

function bearingWords(way: Bearing | null): string {
  return way ? t("reader-way", { steps: way.steps, way: t(`reader-way-${way.eighth}`) }) : t("reader-same");
}

function sentence(parts: readonly string[]): string {
  return parts.filter(Boolean).join("; ");
}

function place(told: Told, seat: number): number {
  return (told.look.order?.(told.snapshot) ?? told.snapshot.seats.map((one) => one.seat)).indexOf(seat) + 1;
}

/** "Where am I?" */
export function whereAmI(told: Told): string {
  const { snapshot, seat } = told;
  if (seat === null) return t("reader-watching");
  const me = markerOf(told, seat);
  const name = nameOf(snapshot, seat, told.look);
  if (!me) return t("reader-nowhere", { name });
  const space = told.drawing.spaces[me.space ?? -1];
  const others = space ? markersOn(snapshot.markers, space.index).filter((marker) => marker !== me) : [];
  return sentence([
    t("reader-here", { name, place: whereWords(told, me) }),
    space ? printed(told, space).join(", ") : "",
    others.length ? t("reader-with", { names: others.map((one) => pieceWords(told, one)).join(", ") }) : "",
    t("reader-place", { place: place(told, seat), count: snapshot.seats.length }),
  ]);
}

/** "Who is near?": racers first, then what else lies about. */
export function whoIsNear(told: Told): string {
  const me = told.seat === null ? undefined : markerOf(told, told.seat);
  if (!me)
    return told.seat === null
      ? t("reader-watching")
      : t("reader-nowhere", { name: nameOf(told.snapshot, told.seat, told.look) });
  const racers = new Set(told.snapshot.seats.map((seat) => racerIdOf(seat.seat, told.look)));
  const near = round(told.drawing, told.snapshot.markers, me, REACH);
  const sorted = [...near.filter(([one]) => racers.has(one.id)), ...near.filter(([one]) => !racers.has(one.id))];
  if (sorted.length === 0) return t("reader-nobody");
  const said = sorted.slice(0, MANY).map(([one, way]) => `${pieceWords(told, one)}, ${bearingWords(way)}`);
  if (sorted.length > MANY) said.push(t("reader-more", { count: sorted.length - MANY }));
  return sentence(said);
}

/** "How does the race stand?" */
export function ranking(told: Told): string {
  const order = told.look.order?.(told.snapshot) ?? told.snapshot.seats.map((one) => one.seat);
  return sentence(
    order.map((seat, index) => {
      const marker = markerOf(told, seat);
      const name = nameOf(told.snapshot, seat, told.look);
      const who = told.snapshot.seats[seat]?.you ? t("reader-you", { name }) : name;
      return t("reader-rank", {
        place: index + 1,
        name: who,
        where: marker ? whereWords(told, marker) : t("reader-not-yet"),
      });
    }),
  );
}

/** An option in words, with where its spaces lie from the seat that is asked. */
export function optionWords(told: Told, decision: Decision, option: Option): string {
  const me = markerOf(told, decision.seat);
  const space = option.spaces.length === 1 ? told.drawing.spaces[option.spaces[0] as number] : undefined;
  if (!me || !space || me.space === undefined) return option.text;
  const way = bearing(placeOf(told.drawing, me), space, unitOf(told.drawing));
  return `${option.text}, ${bearingWords(way)}`;
}

/** "What is asked?" */
export function whatIsAsked(told: Told, decision: Decision | null): string {
  if (!decision) {
    const names = told.snapshot.waiting.map((seat) => nameOf(told.snapshot, seat, told.look));
    return names.length ? t("waiting", { names: names.join(", ") }) : t("happening");
  }
  const options = numbered(decision, told.look).map(
    (option, index) => `${index + 1}: ${optionWords(told, decision, option)}`,
  );
  return sentence([decision.prompt, ...options]);
}

/** "What is there?": a space with all that is on it and where it lies from here. */
export function whatIsAt(told: Told, space: SpaceShape, decision: Decision | null): string {
  const me = told.seat === null ? undefined : markerOf(told, told.seat);
  const pieces = markersOn(told.snapshot.markers, space.index);
  const leads = (decision?.options ?? []).filter((option) => option.spaces.includes(space.index));
  return sentence([
    spaceWords(told, space),
    printed(told, space).join(", "),
    pieces.length ? pieces.map((one) => pieceWords(told, one)).join(", ") : t("reader-empty"),
    me && me.space !== space.index ? bearingWords(bearing(placeOf(told.drawing, me), space, unitOf(told.drawing))) : "",
    leads.length ? t("reader-leads", { options: leads.map((option) => option.text).join(", ") }) : "",
  ]);
}

/** "What is at …?", by the words of the space that is asked for. */
export function whatIsAtCalled(told: Told, wanted: string, decision: Decision | null): string {
  const found = spacesCalled(told.drawing, wanted, (space) => spaceWords(told, space));
  const [first] = found;
  if (!first) return t("reader-unknown", { name: wanted });
  if (found.length > 1) {
    const some = found.slice(0, MANY).map((space) => spaceWords(told, space));
    return t("reader-several", { count: found.length, names: some.join("; ") });
  }
  return whatIsAt(told, first, decision);
}

/** One step over the board from a space; what is there, or that the track ends. */
export function walk(told: Told, from: SpaceShape, eighth: number): SpaceShape | null {
  return neighbour(told.drawing, from, eighth);
}

/** "What have I in my hand?" */
export function myHand(told: Told): string {
  const { snapshot, seat, look } = told;
  if (seat === null) return t("reader-watching");
  const held = look.hand?.(snapshot, seat) ?? [];
  if (held.length === 0) return t("reader-no-cards");
  return sentence(held.map((card) => look.cardName?.(card) ?? card));
}

/** So many lines are told again at most. */
const LATELY = 20;

/** "What happened?": the lines of the log after number `since`, or the last few where nothing came after it. */
export function whatHappened(log: readonly RaceEvent[], since: number): string {
  const lines = log.filter((event) => event.text);
  const news = lines.filter((event) => event.n > since).slice(-LATELY);
  const told = news.length > 0 ? news : lines.slice(-3);
  return told.map((event) => event.text).join(" ") || t("reader-nothing-yet");
}
