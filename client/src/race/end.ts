import { useEffect, useRef } from "preact/hooks";

/** The mark at the end of a list of lines: what lies around it is scrolled there whenever one of `changes` changes. */
export function useEnd(changes: readonly unknown[]) {
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    end.current?.parentElement?.scrollTo({ top: end.current.offsetTop });
  }, changes);
  return end;
}
