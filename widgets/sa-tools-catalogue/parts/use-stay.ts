import { useLayoutEffect, useRef, useState } from 'react';
import { tools } from '../../content/tools.ts';
import {
  type CatalogueLink,
  type CatalogueStay,
  enterHash,
  firstStay,
  formatLink,
  keepParametersOf,
} from '../catalogue-address.logic.ts';

/** What the state of a history entry holds under the key `saCatalogue`. */
interface Entry {
  stay: CatalogueStay;
  /** Whether the entry before it is the catalogue. */
  isFromCatalogue: boolean;
}

const readEntry = (): Entry | undefined => history.state?.saCatalogue;
const isCatalogue = ({ place: { kind } }: CatalogueLink) =>
  kind === 'catalogue' || kind === 'countries';

/** Where the visitor is. With `isSynced` that is what the page's address says, and is kept there. */
export function useStay(isSynced: boolean) {
  const [stay, setStay] = useState(firstStay);
  const latest = useRef(firstStay);

  const move = (next: CatalogueStay) => {
    latest.current = next;
    setStay(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: move does the same at every rendering
  useLayoutEffect(() => {
    if (!isSynced) return;
    const read = () => {
      const here = latest.current;
      const entry = readEntry();
      const next = entry?.stay ?? enterHash(location.hash, here, tools);
      if (!entry) {
        // A hash typed in leaves the query of the tool before it.
        const address = location.pathname + keepParametersOf(next.place, location.search);
        const written = { stay: next, isFromCatalogue: false };
        writeEntry('replaceState', written, address + location.hash);
      }
      if (next.turn !== here.turn) move(next);
    };
    read();
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
    return () => {
      removeEventListener('popstate', read);
      removeEventListener('hashchange', read);
    };
  }, [isSynced]);

  const go = (link: CatalogueLink) => {
    const next = { ...link, turn: stay.turn + 1 };
    const address = location.pathname + formatLink(link, location.search);
    const entry = { stay: next, isFromCatalogue: isCatalogue(stay) };
    if (isSynced) writeEntry('pushState', entry, address);
    move(next);
  };
  const leave = () => {
    if (isSynced && readEntry()?.isFromCatalogue) history.back();
    else go(firstStay);
  };
  return { stay, go, leave };
}

function writeEntry(method: 'pushState' | 'replaceState', entry: Entry, address: string) {
  try {
    history[method]({ ...history.state, saCatalogue: entry }, '', address);
  } catch {
    // A sandboxed frame may not change its address: the tool opens all the same.
  }
}
