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
  const title = view.event ?? t("bb-no-event");
  return (
    <>
      <button type="button" class="bb-headline" data-edge="top" title={view.eventText} onClick={() => setOpen(true)}>
        <span class="unseen">{t("bb-event")} </span>
        {title}
        {view.lastRound && <b> · {t("bb-last-round")}</b>}
      </button>
      {open && (
        <Dialog title={title} close={() => setOpen(false)}>
          <div class="bb-board">
            {view.eventText && <p>{view.eventText}</p>}
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
