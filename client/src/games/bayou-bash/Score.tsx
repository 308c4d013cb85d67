import type { Snapshot } from "../../api/messages";
import { racerOf, SeatDot } from "../../race/seats";
import { t } from "../../words";
import { racers } from "./racers";
import { Sign } from "./signs";
import { type BayouView, bayouView, type MountView } from "./view";

/** The end: Fans, in a Circuit Race Points, in a Time Trial points; and how they came about. */
export function BayouScore({ snapshot }: { snapshot: Snapshot }) {
  const view = bayouView(snapshot);
  return (
    <section class="bb-score">
      {view.mode === "time-trial" ? <Trial view={view} /> : <Places snapshot={snapshot} view={view} />}
    </section>
  );
}

interface PlacesProps {
  snapshot: Snapshot;
  view: BayouView;
}

function Places({ snapshot, view }: PlacesProps) {
  const { mounts, result } = view;
  const circuit = view.mode === "circuit";
  const places = snapshot.places ?? [];
  const order = mounts.map((_, seat) => seat).sort((a, b) => (places[a] ?? 9) - (places[b] ?? 9));
  const tie = !circuit && result?.bonus.some((fans) => fans > 0);
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("bb-racer")}</th>
            <th scope="col">{t(circuit ? "bb-laps-title" : "bb-finished")}</th>
            <th scope="col">{t("bb-fans-title")}</th>
            {circuit && <th scope="col">{t("bb-race-points")}</th>}
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => {
            const mount = mounts[seat];
            const bonus = result?.bonus[seat] ?? 0;
            return (
              mount && (
                <tr key={seat} style={{ "--seat": racerOf(snapshot, seat, racers).colour }}>
                  <th scope="row">
                    <span class="place">{places[seat] ?? "–"}</span>
                    <SeatDot snapshot={snapshot} seat={seat} look={racers} />
                    <span>{racerOf(snapshot, seat, racers).name}</span>
                  </th>
                  <td>{circuit ? `${mount.laps ?? 0}/${view.laps}` : <Finished mount={mount} />}</td>
                  <td class={circuit ? "" : "total"}>
                    <Sign name="fan" /> {!circuit && bonus ? t("bb-sum", { a: mount.fans, b: bonus }) : mount.fans}
                  </td>
                  {circuit && <Points points={mount.points ?? 0} bonus={bonus} />}
                </tr>
              )
            );
          })}
        </tbody>
      </table>
      <p class="hint">
        {t(circuit ? "bb-why-circuit" : "bb-why-fans")}
        {tie && <> {t("bb-why-tie")}</>}
        {result?.latest && <> {t(circuit ? "bb-why-latest-circuit" : "bb-why-latest")}</>}
      </p>
    </>
  );
}

function Finished({ mount }: { mount: MountView }) {
  return <>{t(mount.status === "finished" ? "bb-yes" : "bb-no")}</>;
}

/** Race Points, with those for all laps told apart. */
function Points({ points, bonus }: { points: number; bonus: number }) {
  return (
    <td>
      {bonus > 0 && <>{t("bb-sum", { a: points - bonus, b: bonus })} = </>}
      <b class="total">{points}</b>
    </td>
  );
}

/** A Time Trial as a sum. */
function Trial({ view }: { view: BayouView }) {
  const { result, score, asleep } = view;
  if (asleep || !result) return <p>{t("bb-asleep")}</p>;
  return (
    <table class="bb-sum">
      <tbody>
        {result.sum.map(({ what, count, points }) => (
          <tr key={what}>
            <th scope="row">{t(`bb-sum-${what}`, { n: count })}</th>
            <td>{signed(points)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t("bb-points-title")}</th>
          <td class="total">{signed(score ?? 0)}</td>
        </tr>
      </tbody>
    </table>
  );
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}
