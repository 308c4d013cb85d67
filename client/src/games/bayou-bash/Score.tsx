import type { Snapshot } from "../../api/messages";
import { racerOf, SeatDot } from "../../race/seats";
import { t } from "../../words";
import { racers } from "./racers";
import { Sign } from "./signs";
import { bayouView } from "./view";

/** The end: Fans, in a Circuit Race Points, in a Time Trial the score. */
export function BayouScore({ snapshot }: { snapshot: Snapshot }) {
  const { mounts, mode, score } = bayouView(snapshot);
  const places = snapshot.places ?? [];
  const order = mounts.map((_, seat) => seat).sort((a, b) => (places[a] ?? 9) - (places[b] ?? 9));
  return (
    <section class="bb-score">
      {mode === "time-trial" && score !== null && <p>{t("bb-score", { n: score })}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{t("bb-racer")}</th>
            <th scope="col">{t("bb-finished")}</th>
            <th scope="col">{t("bb-fans-title")}</th>
            {mode === "circuit" && <th scope="col">{t("bb-race-points")}</th>}
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => {
            const mount = mounts[seat];
            return (
              mount && (
                <tr key={seat} style={{ "--seat": racerOf(snapshot, seat, racers).colour }}>
                  <th scope="row">
                    <span class="place">{places[seat] ?? "–"}</span>
                    <SeatDot snapshot={snapshot} seat={seat} look={racers} />
                    <span>{racerOf(snapshot, seat, racers).name}</span>
                  </th>
                  <td>{mount.status === "finished" ? t("bb-yes") : t("bb-no")}</td>
                  <td class={mode === "circuit" ? "" : "total"}>
                    <Sign name="fan" /> {mount.fans}
                  </td>
                  {mode === "circuit" && <td class="total">{mount.points ?? 0}</td>}
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
