import type { Drawing, Option, Snapshot } from "../../api/messages";
import { has, t } from "../../words";
import { Abilities } from "./Abilities";
import { MountPortrait, mountOf } from "./mounts";
import { owner } from "./pieces";
import { Die, Sign, StaggerDie, Way } from "./signs";
import { bayouView } from "./view";

interface Props {
  option: Option;
  snapshot: Snapshot;
  drawing: Drawing | null;
}

/** The sign before an option: whom or what it is about, the die it rolls or resolves, the way it goes, what it costs. */
export function BayouSign({ option, snapshot, drawing }: Props) {
  const [kind = "", what = ""] = option.action.split(":");
  const decision = snapshot.decisions.find((one) => one.options.includes(option));
  switch (kind) {
    case "racer":
      return <Mount racer={what} />;
    case "way":
      return <Way way={what} road={roadOf(decision?.options ?? [option], drawing)} />;
    case "die": {
      const [die = "", value = ""] = what.split("-");
      return <Die kind={die} value={Number(value)} />;
    }
    case "take":
      return <Die kind={what} />;
    case "showboat":
      return <Sign name="showboat" />;
    case "fan":
    case "moving-fan":
      return <Sign name="fan" />;
    case "barrel":
      return <Sign name="barrel" />;
    case "ability":
      return <Price snapshot={snapshot} ability={what} />;
    case "add":
      return decision?.frame === "fowl" ? <Sign name="stagger" /> : null;
    case "space":
      return <Lying space={option.spaces[0]} snapshot={snapshot} />;
    case "pass": {
      const turn = bayouView(snapshot).turn;
      if (decision?.frame === "reroll" && turn) return <StaggerDie way={turn.staggerWay} road={0} />;
      if (decision?.frame !== "go-on" || !turn?.die?.left) return null;
      return <Way way={turn.die.way} road={roadOf(decision.options, drawing)} />;
    }
  }
  return null;
}

/** What an ability or a way of rolling does; what a Racer that can be chosen is able to do. */
export function BayouAbout({ option, snapshot }: Pick<Props, "option" | "snapshot">) {
  const [kind = "", what = kind] = option.action.split(":");
  if (kind === "racer") return <Abilities all={bayouView(snapshot).riders[what] ?? []} />;
  return has(`bb-does-${what}`) ? <span>{t(`bb-does-${what}`)}</span> : null;
}

/** Which way the road leads where the arrows point: on a screen it leads to all sides. */
function roadOf(options: readonly Option[], drawing: Drawing | null): number {
  const space = options.find((option) => option.kind === "way" && option.spaces.length > 0)?.spaces[0];
  return (space === undefined ? undefined : drawing?.spaces[space]?.angle) ?? -90;
}

function Mount({ racer }: { racer: string }) {
  return (
    <span class="bb-rider">
      <MountPortrait look={racer} />
    </span>
  );
}

/** What an ability costs, in Gold Carrots. */
function Price({ snapshot, ability }: { snapshot: Snapshot; ability: string }) {
  const cost = bayouView(snapshot)
    .mounts.flatMap((mount) => mount.abilities)
    .find(({ name }) => name === ability)?.cost;
  if (!cost) return <Sign name="ability" />;
  return (
    <span class="bb-price">
      {Array.from({ length: cost }, (_, index) => (
        <Sign key={index} name="carrot" />
      ))}
    </span>
  );
}

const OBJECTS = new Set(["racer", "fan", "barrel"]);

/** What lies on a space that is chosen for it. */
function Lying({ space, snapshot }: { space: number | undefined; snapshot: Snapshot }) {
  const lying = snapshot.markers.filter((marker) => marker.space === space && OBJECTS.has(marker.kind));
  return (
    <>
      {lying.map((marker) =>
        marker.kind === "racer" ? (
          <Mount key={marker.id} racer={owner(marker)} />
        ) : (
          <span key={marker.id} style={{ "--seat": mountOf(owner(marker)).panel }}>
            <Sign name={marker.kind} />
          </span>
        ),
      )}
    </>
  );
}
