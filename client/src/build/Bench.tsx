import { useMemo, useRef } from "preact/hooks";
import type { Anchor, Area, Plan } from "../api/messages";
import { Picture } from "../board/Picture";
import { t } from "../words";
import type { Builder } from "./builder";
import { carried, mayCarry } from "./drag";
import { dropPiece, nearest } from "./drop";

const MARGIN = 10;

/** The drawing of the track in the making: its pieces can be tapped and carried, faults stand where they are. */
export function Bench({ builder }: { builder: Builder }) {
  const svg = useRef<SVGSVGElement>(null);
  const plan = builder.plan.value;
  if (!plan?.drawing) return <div class="bench empty">{plan ? t("build-nothing") : t("loading")}</div>;
  const box = frame(plan);
  const carry = carried.value;
  const over = carry && document.elementFromPoint(carry.x, carry.y)?.closest("svg.bench") === svg.current;
  const joint = over && svg.current ? nearest(builder, svg.current, carry) : null;
  const at = joint === null ? undefined : plan.joints[joint];
  const count = plan.layout?.pieces.length ?? 0;
  return (
    <svg
      ref={svg}
      class="bench"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="img"
      aria-label={t("build-picture", { count, name: builder.layout.value.name || t("build-unnamed") })}
      data-fresh={builder.fresh.value}
    >
      <Picture drawing={plan.drawing} />
      {plan.open && <Open area={plan.open} next={count + 1} />}
      <Areas builder={builder} plan={plan} />
      {at && <Gap at={at} size={sizeOf(plan)} />}
    </svg>
  );
}

function sizeOf(plan: Plan): number {
  return plan.areas.find((area) => area !== null)?.size ?? 100;
}

/** The drawing with the place where the next piece will lie. */
export function frame({ drawing, open }: Pick<Plan, "drawing" | "open">) {
  const half = (open?.size ?? 0) / 2;
  const low = (size: number, at: number | undefined) => Math.min(0, (at ?? size / 2) - half) - MARGIN;
  const high = (size: number, at: number | undefined) => Math.max(size, (at ?? size / 2) + half) + MARGIN;
  const { width, height } = drawing ?? { width: 0, height: 0 };
  const x = low(width, open?.x);
  const y = low(height, open?.y);
  return { x, y, width: high(width, open?.x) - x, height: high(height, open?.y) - y };
}

function Open({ area, next }: { area: Area; next: number }) {
  return (
    <g class="open-end">
      <path d={area.d} />
      <text x={area.x} y={area.y} font-size={area.size * 0.26}>
        {next}
      </text>
    </g>
  );
}

function Areas({ builder, plan }: { builder: Builder; plan: Plan }) {
  const worst = useMemo(() => worstByPiece(plan), [plan]);
  const size = sizeOf(plan);
  const selected = builder.selected.value;
  // The selected piece last, so that its frame lies over its neighbours.
  const order = plan.areas.map((_, k) => k).sort((a, b) => Number(a === selected) - Number(b === selected));
  return (
    <g class="laid-pieces">
      {order.map((k) => {
        const area = plan.areas[k];
        if (!area) return null;
        const state = [worst.get(k) ?? "", k === selected ? "selected" : "", carried.value?.piece === k ? "away" : ""];
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: a second way to what the list of pieces offers
          <g
            key={k}
            class={`laid ${state.join(" ")}`}
            data-piece={k}
            onClick={() => (builder.selected.value = k)}
            onPointerDown={(event) => mayCarry(event, { piece: k }, (x, y) => dropPiece(builder, k, x, y))}
          >
            <path class="laid-area" d={area.d} />
            <g class="laid-sign" transform={`translate(${area.x} ${area.y}) scale(${size / 100})`}>
              <circle r="8.5" />
              <text font-size="9.5">{k + 1}</text>
              {worst.has(k) && (
                <g class="laid-mark" transform="translate(10 -9)">
                  <path d="M0,-8 L7.5,5.5 L-7.5,5.5 Z" />
                  <text y="1.4" font-size="9">
                    !
                  </text>
                </g>
              )}
            </g>
          </g>
        );
      })}
    </g>
  );
}

export function worstByPiece(plan: Plan | null): Map<number, "error" | "warning"> {
  const found = new Map<number, "error" | "warning">();
  for (const { piece, severity } of plan?.findings ?? []) {
    if (piece !== null && found.get(piece) !== "error") found.set(piece, severity);
  }
  return found;
}

/** Where what is carried would be put in. */
function Gap({ at, size }: { at: Anchor; size: number }) {
  return (
    <g class="gap" transform={`translate(${at.x} ${at.y}) rotate(${at.angle}) scale(${size / 100})`}>
      <path d="M0,-46 L0,46" />
      <path d="M-12,-14 L4,0 L-12,14" />
    </g>
  );
}
