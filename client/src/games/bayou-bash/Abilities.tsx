import { t } from "../../words";
import type { AbilityView } from "./view";

/** What a Racer is able to do, and what it costs. */
export function Abilities({ all }: { all: readonly AbilityView[] }) {
  if (all.length === 0) return null;
  return (
    <dl class="bb-abilities">
      {all.map(({ name, cost }) => (
        <div key={name}>
          <dt>
            {t(`bb-ability-${name}`)} <small>{cost ? t("bb-carrots", { n: cost }) : t("bb-free")}</small>
          </dt>
          <dd>{t(`bb-does-${name}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
