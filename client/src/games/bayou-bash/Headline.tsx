import { useState } from "preact/hooks";
import type { Snapshot } from "../../api/messages";
import { Dialog } from "../../ui/Dialog";
import { t } from "../../words";
import { CardFace, cardName } from "./cards";
import { bayouView } from "./view";

/** The Event of the round; it opens what it says, and what lies on the table. */
export function BayouHeadline({ snapshot }: { snapshot: Snapshot }) {
  const [open, setOpen] = useState(false);
  const view = bayouView(snapshot);
  // In a Time Trial there are no Events: what counts is the deck.
  const trial = view.mode === "time-trial";
  const title = trial ? t("bb-left-short", { cards: view.unused }) : (view.event ?? t("bb-no-event"));
  return (
    <>
      <button type="button" class="bb-headline" data-edge="top" title={view.eventText} onClick={() => setOpen(true)}>
        {!trial && <span class="unseen">{t("bb-event")} </span>}
        {title}
        {view.lastRound && !trial && <b> · {t("bb-last-round")}</b>}
        {view.eventText && <span class="bb-event-text"> {view.eventText}</span>}
      </button>
      {open && (
        <Dialog title={title} close={() => setOpen(false)}>
          <div class="bb-board">
            {view.eventText && <p>{view.eventText}</p>}
            {trial && (
              <p>
                {t("bb-used", { n: view.used })} {t("bb-trial-help")}
              </p>
            )}
            {view.table.length > 0 && (
              <section>
                <h3>{t("bb-on-table")}</h3>
                <ul class="bb-pile">
                  {view.table.map((card) => (
                    <li key={card.name}>
                      <div class="card" role="img" aria-label={cardName(card.name)}>
                        <CardFace card={card.name} />
                      </div>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <p class="hint">{t("bb-left", { cards: view.deck, barrels: view.barrelsLeft })}</p>
          </div>
        </Dialog>
      )}
    </>
  );
}
