import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../words";

/** A page that is fetched when it is wanted. `load` gives its component and must stay the same function. */
export function Later<P extends object>({ load, props }: { load: () => Promise<ComponentType<P>>; props: P }) {
  const [Page, setPage] = useState<ComponentType<P> | null>(null);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    load().then(
      (found) => setPage(() => found),
      () => setLost(true),
    );
  }, [load]);
  if (Page) return <Page {...props} />;
  return (
    <main class="page">
      <p class="loading">{t(lost ? "trouble-offline" : "loading")}</p>
    </main>
  );
}
