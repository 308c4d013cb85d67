import type { Drawing } from "../api/messages";
import { paced } from "../state/settings";
import { nearAngle, type Place, placeOfSpace, shift, transform, turn } from "./place";

const SVG = "http://www.w3.org/2000/svg";

const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die of six sides has pips; one of more is a polygon with a number. */
function dieFace(value: number, sides: number): string {
  if (sides > 6) {
    const corners = Array.from({ length: sides === 8 ? 6 : 10 }, (_, k, count = sides === 8 ? 6 : 10) => {
      const turn = (2 * Math.PI * k) / count - Math.PI / 2;
      return `${(11.5 * Math.cos(turn)).toFixed(1)},${(11.5 * Math.sin(turn)).toFixed(1)}`;
    });
    return `<polygon class="die-body" points="${corners.join(" ")}"/><text class="die-number" dy="0.36em">${value}</text>`;
  }
  const pips = (PIPS[value] ?? []).map(([x, y]) => `<circle class="pip" cx="${x * 4.4}" cy="${y * 4.4}" r="1.9"/>`);
  return `<rect class="die-body" x="-9" y="-9" width="18" height="18" rx="4"/>${pips.join("")}`;
}

/** What is seen for a moment is never smaller than this, however far away the track is shown. */
const DIE = { units: 22, pixels: 40 };
const LETTERS = { units: 9, pixels: 15 };
const FLIER = { units: 18, pixels: 26 };

/**
 * Where events are played: moves the pieces that the board has drawn, and adds what flies, bursts and floats for a
 * moment. Times are milliseconds at normal speed; with motion switched off everything is over at once.
 */
export class Stage {
  /** Where pieces stand after the events played so far, by the ids of their markers. */
  readonly places = new Map<string, Place>();
  /** Called with each place that the action comes to, so that the camera can follow. */
  watch: (place: Place) => void = () => {};
  /** Says that whoever watches wants to be at the end of it. */
  hurrying: () => boolean = () => false;

  constructor(
    private readonly drawn: () => Drawing,
    private readonly pieces: SVGGElement,
    private readonly air: SVGGElement,
  ) {}

  /** The track as it is drawn now. */
  get drawing(): Drawing {
    return this.drawn();
  }

  private time(milliseconds: number): number {
    return this.hurrying() ? 0 : paced(milliseconds);
  }

  /** How many times as large as it is drawn something of so many units must be, to be so many pixels at least. */
  private grown(units: number, pixels: number): number {
    const scale = this.air.getScreenCTM()?.a || 1;
    return Math.max(1, pixels / (units * scale));
  }

  space(index: number | string | undefined): Place | null {
    return index === undefined ? null : placeOfSpace(this.drawing, Number(index));
  }

  anchor(name: string): Place | null {
    const anchor = this.drawing.anchors?.[name];
    return anchor ? { x: anchor.x, y: anchor.y, angle: anchor.angle ?? 0 } : null;
  }

  piece(id: string): SVGGElement | null {
    return this.pieces.querySelector(`[data-marker="${CSS.escape(id)}"]`);
  }

  async wait(milliseconds: number): Promise<void> {
    const time = this.time(milliseconds);
    if (time > 0) await new Promise((resolve) => setTimeout(resolve, time));
  }

  /** Moves a piece; it stays there until the next position is shown. */
  async move(id: string, to: Place, milliseconds: number, easing = "ease-in-out"): Promise<void> {
    const piece = this.piece(id);
    const from = this.places.get(id);
    const turned = from ? { ...to, angle: nearAngle(from.angle, to.angle) } : to;
    this.places.set(id, turned);
    this.watch(turned);
    if (!piece) return;
    const time = this.time(milliseconds);
    Stage.put(piece, turned);
    if (time > 0 && from) {
      piece.parentElement?.append(piece);
      const timing = { duration: time, easing };
      piece.querySelector(".turn")?.animate([{ transform: turn(from) }, { transform: turn(turned) }], timing);
      await piece.animate([{ transform: shift(from) }, { transform: shift(turned) }], timing).finished;
    }
  }

  /** Stands a piece on a place, without any way there. */
  static put(piece: SVGGElement, place: Place): void {
    piece.style.transform = shift(place);
    const inside = piece.querySelector<SVGGElement>(".turn");
    if (inside) inside.style.transform = turn(place);
  }

  async shake(id: string, milliseconds = 350): Promise<void> {
    const inner = this.piece(id)?.querySelector(".inner");
    const time = this.time(milliseconds);
    if (!inner || time <= 0) return;
    const tilt = (degrees: number, dx: number) => ({ transform: `translate(${dx}px, 0) rotate(${degrees}deg)` });
    await inner.animate([tilt(0, 0), tilt(14, 1.5), tilt(-12, -1.5), tilt(8, 1), tilt(-5, -0.5), tilt(0, 0)], {
      duration: time,
    }).finished;
  }

  /** A whole turn on the spot. */
  async spin(id: string, milliseconds = 500): Promise<void> {
    const inner = this.piece(id)?.querySelector(".inner");
    const time = this.time(milliseconds);
    if (!inner || time <= 0) return;
    await inner.animate([{ transform: "rotate(0deg)" }, { transform: "rotate(720deg)" }], {
      duration: time,
      easing: "cubic-bezier(.2,.6,.3,1)",
    }).finished;
  }

  /** Takes a piece off the picture, until the next position is shown. */
  async vanish(id: string, milliseconds = 200): Promise<void> {
    const piece = this.piece(id);
    const time = this.time(milliseconds);
    if (!piece) return;
    if (time > 0) await piece.animate([{ opacity: 1 }, { opacity: 0 }], { duration: time }).finished;
    piece.style.opacity = "0";
  }

  /** Something that flies from one place to another and is gone. */
  async fly(inner: string, path: readonly Place[], millisecondsEach: number): Promise<void> {
    const time = this.time(millisecondsEach * Math.max(1, path.length - 1));
    if (time <= 0 || path.length < 2) return;
    const flier = this.add("g", { class: "flier" });
    flier.innerHTML = inner;
    const k = this.grown(FLIER.units, FLIER.pixels);
    let angle = path[0]?.angle ?? 0;
    const frames = path.map((place) => {
      angle = nearAngle(angle, place.angle);
      return { transform: `${transform({ ...place, angle })} scale(${k})` };
    });
    this.watch(path[path.length - 1] as Place);
    await flier.animate(frames, { duration: time, easing: "linear" }).finished;
    flier.remove();
  }

  /** Something that grows out of a place and fades: a bang, a splash. */
  async burst(inner: string, place: Place, milliseconds = 450): Promise<void> {
    const time = this.time(milliseconds);
    this.watch(place);
    if (time <= 0) return;
    const burst = this.add("g", { class: "burst" });
    burst.innerHTML = inner;
    const at = `translate(${place.x}px, ${place.y}px)`;
    await burst.animate(
      [
        { transform: `${at} scale(0.2)`, opacity: 1 },
        { transform: `${at} scale(1)`, opacity: 1, offset: 0.45 },
        { transform: `${at} scale(1.25)`, opacity: 0 },
      ],
      { duration: time, easing: "ease-out" },
    ).finished;
    burst.remove();
  }

  /** Something new that drops into its place, as the next position will show it. */
  async drop(inner: string, place: Place, milliseconds = 300): Promise<void> {
    const time = this.time(milliseconds);
    this.watch(place);
    if (time <= 0) return;
    const fallen = this.add("g", { class: "fallen" });
    fallen.innerHTML = inner;
    const at = `translate(${place.x}px, ${place.y}px)`;
    await fallen.animate(
      [
        { transform: `${at} translateY(-14px) scale(1.8)`, opacity: 0 },
        { transform: at, opacity: 1 },
      ],
      {
        duration: time,
        easing: "cubic-bezier(.3,1.4,.5,1)",
        fill: "forwards",
      },
    ).finished;
  }

  /** A die that tumbles beside a place and stops at the number that was rolled. */
  die(value: number, place: Place, milliseconds = 1100, sides = 6): Promise<void> {
    const others = (sides > 6 ? [3, 7, 5, sides, 2, 6] : [3, 6, 2, 5, 1, 4]).filter((face) => face !== value);
    const faces = [...others, value].map((face) => dieFace(face, sides));
    return this.tumble(faces, place, milliseconds);
  }

  /** A die that tumbles beside a place through its faces and stops at the last: each is SVG round the origin. */
  async tumble(faces: readonly string[], place: Place, milliseconds = 1100): Promise<void> {
    const time = this.time(milliseconds);
    this.watch(place);
    if (time <= 0) return;
    const die = this.add("g", { class: "die" });
    const k = this.grown(DIE.units, DIE.pixels);
    const at = (x: number, y: number, turn: number) =>
      `translate(${place.x + x * k}px, ${place.y + y * k}px) rotate(${turn}deg) scale(${k})`;
    const show = (face: string | undefined) => {
      die.innerHTML = face ?? "";
    };
    show(faces[0]);
    const tumbling = time * 0.5;
    const timers = faces
      .slice(1)
      .map((face, index) => setTimeout(() => show(face), (tumbling * (index + 1)) / (faces.length - 1)));
    await die.animate(
      [
        { transform: at(-34, -20, -500), opacity: 0 },
        { transform: at(-20, -24, -300), opacity: 1, offset: 0.12 },
        { transform: at(0, -8, 0), opacity: 1, offset: 0.55, easing: "linear" },
        { transform: at(0, -8, 0), opacity: 1, offset: 0.92 },
        { transform: at(0, -8, 0), opacity: 0 },
      ],
      { duration: time, easing: "ease-out" },
    ).finished;
    timers.forEach(clearTimeout);
    die.remove();
  }

  /** A few letters that rise from a place. */
  async rise(text: string, place: Place, kind: string, milliseconds = 900): Promise<void> {
    const time = this.time(milliseconds);
    if (time <= 0) return;
    const words = this.add("text", { class: `rise rise-${kind}` });
    words.textContent = text;
    const k = this.grown(LETTERS.units, LETTERS.pixels);
    const at = (up: number) => `translate(${place.x}px, ${place.y - up * k}px) scale(${k})`;
    await words.animate(
      [
        { transform: at(2), opacity: 0 },
        { transform: at(8), opacity: 1, offset: 0.25 },
        { transform: at(16), opacity: 1, offset: 0.75 },
        { transform: at(20), opacity: 0 },
      ],
      { duration: time, easing: "ease-out" },
    ).finished;
    words.remove();
  }

  /** Removes everything that was there for a moment only; the board is about to show the position itself. */
  clear(): void {
    this.air.replaceChildren();
  }

  private add<K extends keyof SVGElementTagNameMap>(
    tag: K,
    attributes: Record<string, string>,
  ): SVGElementTagNameMap[K] {
    const element = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    this.air.append(element);
    return element;
  }
}
