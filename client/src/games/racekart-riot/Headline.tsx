import { useState } from "preact/hooks";
import type { Snapshot } from "../../api/messages";
import { Dialog } from "../../ui/Dialog";
import { t } from "../../words";
import { cardMeans } from "./About";
import { CardFace, cardName } from "./cards";
import { racekartView } from "./view";

/** The phase of the round; it opens the market. */
export function RacekartHeadline({ snapshot }: { snapshot: Snapshot }) {
  const [open, setOpen] = useState(false);
  const { market, phase, lap } = racekartView(snapshot);
  if (!phase) return null;
  return (
    <>
      <button type="button" class="rk-headline" onClick={() => setOpen(true)}>
        {t(`rk-phase-${phase}`)}
        {lap === 2 && <b> · {t("rk-second-lap")}</b>}
      </button>
      {open && (
        <Dialog title={t("rk-market")} close={() => setOpen(false)}>
          <ul class="rk-pile rk-explained">
            {market.map((slot) => (
              <li key={slot.cost}>
                <div class="card" role="img" aria-label={cardName(slot.card)}>
                  <CardFace card={slot.card} />
                </div>
                <p>
                  <b class="rk-slot">
                    {slot.cost ? t("rk-cost", { n: slot.cost }) : t("rk-free")}
                    {slot.coins > 0 && ` +${slot.coins}`}
                  </b>{" "}
                  {cardMeans(slot.card)}
                </p>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
