import type { Snapshot } from "../../api/messages";
import { racerOf, SeatDot } from "../../race/seats";
import { t } from "../../words";
import { racers } from "./racers";
import { CATEGORIES, racekartView } from "./view";

/** The points of every racer by category. */
export function RacekartScore({ snapshot }: { snapshot: Snapshot }) {
  const { karts } = racekartView(snapshot);
  const places = snapshot.places ?? [];
  const order = karts.map((_, seat) => seat).sort((a, b) => (places[a] ?? 9) - (places[b] ?? 9));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on narrow screens the table scrolls sideways
    <section class="rk-score" tabIndex={0} aria-label={t("rk-score")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("rk-score-racer")}</th>
            {CATEGORIES.map((category) => (
              <th key={category} scope="col">
                {t(`rk-score-${category}`)}
              </th>
            ))}
            <th scope="col">{t("rk-score-total")}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => {
            const points = karts[seat]?.points ?? {};
            return (
              <tr key={seat}>
                <th scope="row">
                  <span class="place">{places[seat] ?? "–"}</span>
                  <SeatDot snapshot={snapshot} seat={seat} look={racers} />
                  <span>{racerOf(snapshot, seat, racers).name}</span>
                </th>
                {CATEGORIES.map((category) => (
                  <td key={category} class={points[category] ? "" : "none"}>
                    {points[category] ?? 0}
                  </td>
                ))}
                <td class="total">{points.total ?? 0}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <details class="rk-score-how">
        <summary>{t("rk-score-how")}</summary>
        <ul>
          {CATEGORIES.map((category) => (
            <li key={category}>{t(`rk-score-how-${category}`)}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
