import { useLayoutEffect } from 'react';
import { addressPrefixes } from '../content/address-prefixes.ts';
import { useLatestState } from '../kit/ui/use-latest-state.ts';
import {
  type CatalogueLink,
  type CatalogueRoute,
  formatLink,
  INITIAL_ROUTE,
  keepParametersOf,
  routeFromHash,
} from './catalogue-address.logic.ts';

/** State of a history entry, under the key `saCatalogue`. */
interface HistoryEntry {
  route: CatalogueRoute;
  /** Whether the previous entry is the catalogue. */
  isFromCatalogue: boolean;
}

const readEntry = (): HistoryEntry | undefined => history.state?.saCatalogue;
const isCatalogue = ({ place: { kind } }: CatalogueLink) =>
  kind === 'catalogue' || kind === 'countries';

/** The visitor's place. With `isSynced`, it is read from the page's address and kept there. */
export function useCatalogueRoute(isSynced: boolean) {
  const [route, move, latest] = useLatestState(INITIAL_ROUTE);

  useLayoutEffect(() => {
    if (!isSynced) return;
    const read = () => {
      const here = latest.current;
      const entry = readEntry();
      const next = entry?.route ?? routeFromHash(location.hash, here, addressPrefixes);
      if (!entry) {
        // After typing a hash, the query of the previous tool is still there.
        const address =
          location.pathname + keepParametersOf(next.place, location.search, addressPrefixes);
        const written = { route: next, isFromCatalogue: false };
        writeEntry('replaceState', written, address + location.hash);
      }
      if (next.visitId !== here.visitId) move(next);
    };
    read();
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
    return () => {
      removeEventListener('popstate', read);
      removeEventListener('hashchange', read);
    };
  }, [isSynced, move, latest]);

  const navigate = (link: CatalogueLink) => {
    const next = { ...link, visitId: route.visitId + 1 };
    const address = location.pathname + formatLink(link, location.search, addressPrefixes);
    const entry = { route: next, isFromCatalogue: isCatalogue(route) };
    if (isSynced) writeEntry('pushState', entry, address);
    move(next);
  };
  const leave = () => {
    if (isSynced && readEntry()?.isFromCatalogue) history.back();
    else navigate(INITIAL_ROUTE);
  };
  return { route, navigate, leave };
}

function writeEntry(method: 'pushState' | 'replaceState', entry: HistoryEntry, address: string) {
  try {
    history[method]({ ...history.state, saCatalogue: entry }, '', address);
  } catch {
    // Sandboxed frames may not change their address: the tool opens all the same.
  }
}
