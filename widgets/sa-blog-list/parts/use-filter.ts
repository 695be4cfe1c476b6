import { useLayoutEffect, useRef, useState } from 'react';
import { type CategoryChoice, toCategoryChoice } from '../../kit/blog/category.logic.ts';
import { readParameter, writeParameters } from '../../kit/stores/url-state.ts';

export interface Filter {
  category: CategoryChoice;
  /** As it was typed. */
  query: string;
}

/** Leaves every post. */
export const noFilter: Filter = { category: 'all', query: '' };

/** Search and category; with `isSynced` they begin as the page's address says and are kept there. */
export function useFilter(isSynced: boolean) {
  const [filter, setFilter] = useState(noFilter);
  const latest = useRef<Filter>(null);

  // Pages are made beforehand, so the address is read after the first rendering, and by the first
  // change if that comes sooner: a search that was typed before this code arrived.
  const read = (): Filter => {
    latest.current ??= isSynced ? readAddress(location.search) : noFilter;
    return latest.current;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address counts when the page opens
  useLayoutEffect(() => setFilter(read()), []);

  const change = (part: Partial<Filter>) => {
    const next = { ...read(), ...part };
    latest.current = next;
    setFilter(next);
    if (isSynced) writeAddress(next);
  };
  return { filter, change };
}

function readAddress(query: string): Filter {
  return {
    category: toCategoryChoice(readParameter(query, 'category')),
    query: readParameter(query, 'q'),
  };
}

function writeAddress({ category, query }: Filter): void {
  writeParameters({ category: category === 'all' ? '' : category, q: query.trim() });
}
