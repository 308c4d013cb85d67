import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Drawing } from "../api/messages";
import type { GameLook } from "../games/look";
import { racerIdOf, racerOf } from "../race/seats";
import { playSound } from "../sound/sound";
import { follow, paced } from "../state/settings";
import type { Look, Table } from "../state/table";
import { t } from "../words";
import { type Box, Camera } from "./camera";
import { type Foresight, foresee } from "./foresight";
import { freeBox } from "./free";
import { areaOf, signsOf } from "./names";
import { boundsOf, Picture } from "./Picture";
import { Piece, Pieces } from "./Pieces";
import { type Place, spread, transform } from "./place";
import { Stage } from "./stage";

interface Props {
  table: Table;
  drawing: Drawing;
  look: GameLook;
  /** Where the page finds the camera of the board. */
  camera: { current: Camera | null };
}

/** The track with everything on it: pan, pinch, zoom; options glow and can be tapped. */
export function Board({ table, drawing, look, camera: shared }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const pieces = useRef<SVGGElement>(null);
  const air = useRef<SVGGElement>(null);
  const camera = useMemo(() => new Camera(), [table]);
  camera.free = freeBox;
  camera.bounds = boundsOf(drawing);

  const shown = table.shown.value;
  const markers = shown?.markers ?? [];
  const places = useMemo(() => spread(drawing, markers), [drawing, markers]);
  const racerId = (seat: number) => racerIdOf(seat, look);
  const stage = useRef<Stage | null>(null);
  const standing = useRef(places);
  standing.current = places;

  useLayoutEffect(() => {
    shared.current = camera;
    camera.fit();
    const stop = camera.attach(svg.current as SVGSVGElement);
    return stop;
  }, [camera]);

  useEffect(() => {
    const made = new Stage(
      () => table.drawing.value ?? drawing,
      pieces.current as SVGGElement,
      air.current as SVGGElement,
    );
    made.hurrying = () => table.hurrying;
    made.watch = (place) => {
      if (!follow.value) return;
      const time = table.hurrying ? 0 : paced(350);
      // From afar nothing can be made out: where the whole track is shown the action is brought near.
      const far = camera.view.value.scale < LEGIBLE && !camera.moved.value && time > 0;
      if (far) camera.glide(camera.close(boxAround([place])), time);
      else keepInSight(camera, place);
    };
    // The first thing that happens begins where everything stands now.
    for (const [id, place] of standing.current) made.places.set(id, place);
    stage.current = made;
    table.player = async (event) => {
      playSound(look.sounds?.[event.kind]);
      await look.play?.(event, made);
    };
    return () => {
      table.player = null;
    };
  }, [look, table, camera]);

  // A new position is shown: what the events moved by hand is now drawn by the board itself.
  useLayoutEffect(() => {
    const made = stage.current;
    if (!made) return;
    made.clear();
    made.places.clear();
    for (const [id, place] of places) made.places.set(id, place);
    for (const piece of pieces.current?.querySelectorAll<SVGGElement>("[data-marker]") ?? []) {
      const place = places.get(piece.dataset.marker ?? "");
      if (place) Stage.put(piece, place);
      piece.style.opacity = "";
    }
  }, [places]);

  // Where to look: at the choice, at the end at all of it; but if the person moved the picture, where they want.
  const decision = table.asked.value;
  const spotlight = table.spotlight.value;
  const aim = (milliseconds: number) => {
    const seat = decision?.seat ?? (spotlight ? shown?.waiting[0] : undefined);
    const place = seat === undefined ? undefined : places.get(racerId(seat));
    if (place && camera.moved.value && follow.value) keepInSight(camera, place);
    // What happens is followed from where the choice was made: see `watch`.
    if (camera.moved.value || (!decision && table.playing.value)) return;
    const indexes = decision ? decision.options.flatMap((option) => option.spaces) : (spotlight ?? []);
    const spaces = indexes.map((index) => drawing.spaces[index]).filter((space) => space !== undefined);
    const from = place ?? spaces[0];
    const near = from !== undefined && follow.value && !shown?.over;
    camera.glide(near ? camera.close(nearest(camera, from, spaces)) : camera.whole(), paced(milliseconds));
  };
  const aimed = useRef(false);
  useEffect(() => {
    if (decision && aimed.current) playSound("turn");
    aim(aimed.current ? 350 : 0);
    aimed.current = true;
    // `table.decision`: a curtain needs more room than what happened before it.
  }, [decision?.id, table.decision.value?.id, spotlight, shown?.status, look, camera, drawing]);
  useEffect(() => {
    const again = () => aim(0);
    addEventListener("resize", again);
    return () => removeEventListener("resize", again);
  });

  const preview = table.preview.value;
  const foreseen = table.looked.value ? table.foreseen.value : null;
  const foresight =
    preview && table.looked.value
      ? foresee(drawing, foreseen, markers, preview, { racerId, moves: look.moves ?? NONE, shots: look.shots ?? NONE })
      : null;
  // Track that would come is brought into sight, with where it is joined on.
  const more = foreseen?.spaces.slice(drawing.spaces.length).filter((space) => space.d) ?? [];
  useEffect(() => {
    if (more.length === 0 || camera.moved.value || !follow.value) return;
    const place = places.get(racerId(decision?.seat ?? -1));
    camera.glide(camera.close(boxAround(place ? [place, ...more] : more)), paced(350));
  }, [foreseen]);
  const names = useMemo(
    () => new Map(shown?.seats.map((seat) => [racerId(seat.seat), racerOf(shown, seat.seat, look).name])),
    [shown?.seats, look],
  );
  const signs = useMemo(() => signsOf(drawing), [drawing]);
  const ghosts = foresight?.ghosts.map(({ place }) => areaOf(place)) ?? [];
  const active = new Set((shown?.waiting ?? []).map(racerId));

  return (
    <svg
      ref={svg}
      class="board"
      role="img"
      aria-label={t("board")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture
      tabIndex={0}
      onKeyDown={(event) => {
        if (!event.ctrlKey && !event.metaKey && camera.key(event.key)) event.preventDefault();
      }}
    >
      <Moving camera={camera}>
        <Picture drawing={foreseen ?? drawing} />
        {more.length > 0 && (
          <g class="foreseen">
            {more.map((space) => (
              <path key={space.index} d={space.d} />
            ))}
          </g>
        )}
        {decision && <Glow table={table} drawing={drawing} />}
        {foresight && <Ways foresight={foresight} />}
        <g ref={pieces}>
          <Pieces
            markers={markers}
            places={places}
            look={look}
            active={active}
            names={names}
            signs={[...signs, ...ghosts]}
            camera={camera}
          />
        </g>
        {foresight && <Ghosts foresight={foresight} look={look} />}
        <g ref={air} class="air" />
      </Moving>
    </svg>
  );
}

const NONE: ReadonlySet<string> = new Set();

/** Below this scale names would cover the spaces beside them. */
const LEGIBLE = 1.6;

/** Only this is drawn again when the camera moves. */
function Moving({ camera, children }: { camera: Camera; children: preact.ComponentChildren }) {
  return (
    <g
      class={camera.view.value.scale < LEGIBLE ? "far" : ""}
      transform={camera.transform.value}
      style={{ "--unit": String(1 / camera.view.value.scale) }}
    >
      {children}
    </g>
  );
}

/** The spaces of the options, tappable; the list beside the board offers the same to keyboards and screen readers. */
function Glow({ table, drawing }: { table: Table; drawing: Drawing }) {
  const decision = table.asked.value;
  if (!decision) return null;
  const looked = table.looked.value?.option.action;
  const offers = decision.options.filter((option) => option.spaces.length > 0);
  return (
    <g class="glow">
      {offers.flatMap((option) =>
        option.spaces.map((index) => {
          const space = drawing.spaces[index];
          const at: Look = { decision, option };
          return (
            space && (
              // biome-ignore lint/a11y/noStaticElementInteractions: a second way to what the list of options offers
              <path
                key={`${option.action} ${index}`}
                d={space.d}
                data-option={option.action}
                class={option.action === looked ? "target looked" : "target"}
                onClick={() => table.tap(at, false)}
                onPointerEnter={(event) => event.pointerType === "mouse" && table.hover(at)}
                onPointerLeave={(event) => event.pointerType === "mouse" && table.hover(null)}
              />
            )
          );
        }),
      )}
    </g>
  );
}

function Ways({ foresight }: { foresight: Foresight }) {
  return (
    <g class="foresight">
      {foresight.ways.map(({ id, points, shot }) => (
        <polyline
          key={id}
          class={shot ? "path-ahead shot" : "path-ahead"}
          points={points.map((point) => `${point.x},${point.y}`).join(" ")}
        />
      ))}
      {foresight.gone.map(({ id, place }) => (
        <g key={id} class="gone" transform={`translate(${place.x} ${place.y})`}>
          <circle r="8" />
          <path d="M-4,-4 L4,4 M4,-4 L-4,4" />
        </g>
      ))}
    </g>
  );
}

function Ghosts({ foresight, look }: { foresight: Foresight; look: GameLook }) {
  return (
    <g class="ghosts">
      {foresight.ghosts.map(({ marker, place }) => (
        <g key={marker.id} class="ghost" style={{ transform: transform(place) }}>
          <Piece marker={marker} look={look} />
        </g>
      ))}
    </g>
  );
}

interface Point {
  x: number;
  y: number;
}

function boxAround(places: readonly Point[]): Box {
  const xs = places.map((place) => place.x);
  const ys = places.map((place) => place.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** A box round a place and as many spaces, the nearest first, as can be told apart together: a Fan may go far away. */
function nearest(camera: Camera, from: Point, spaces: readonly Point[]): Box {
  const far = (space: Point) => Math.hypot(space.x - from.x, space.y - from.y);
  const inside: Point[] = [from];
  let box = boxAround(inside);
  for (const space of [...spaces].sort((a, b) => far(a) - far(b))) {
    inside.push(space);
    const wider = boxAround(inside);
    if (!camera.tells(wider)) break;
    box = wider;
  }
  return box;
}

/** Glides so that a place can be seen, if it can't be already. */
function keepInSight(camera: Camera, place: Place): void {
  const view = camera.toward(place);
  if (view) camera.glide(view, paced(350));
}
