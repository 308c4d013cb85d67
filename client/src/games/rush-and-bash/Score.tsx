import type { Snapshot, SpaceShape } from "../../api/messages";
import { nameOf, racerOf, SeatDot } from "../../race/seats";
import { t } from "../../words";
import { racers } from "./racers";
import { spaceName } from "./spaces";
import { rushView } from "./view";

/** The end: who crossed the line, where the others stopped, and by what rule they are ranked. */
export function RushScore({ snapshot }: { snapshot: Snapshot }) {
  const { cars } = rushView(snapshot);
  const places = snapshot.places ?? [];
  const order = [...cars].sort((a, b) => (places[a.seat] ?? 9) - (places[b.seat] ?? 9));
  const home = cars.filter((car) => car.finished).length;
  return (
    <>
      <ol class="podium">
        {order.map(({ seat, finished, where }) => (
          <li key={seat} style={{ "--seat": racerOf(snapshot, seat, racers).colour }}>
            <span class="place">{places[seat] ?? "–"}</span>
            <SeatDot snapshot={snapshot} seat={seat} look={racers} />
            <strong>{nameOf(snapshot, seat, racers)}</strong>
            <span class="driver">
              {finished
                ? t("rb-score-finished")
                : t("rb-score-stopped", { where: where ? spaceName({ name: where } as SpaceShape) : "–" })}
            </span>
          </li>
        ))}
      </ol>
      <p class="hint">{t(home > 1 ? "rb-score-why-many" : "rb-score-why", { round: snapshot.round })}</p>
    </>
  );
}
