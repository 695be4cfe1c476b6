import { useRef } from 'react';
import { useAction } from '../calls/use-action.ts';
import { findNeighbours } from '../inbox/inbox.logic.ts';
import type { InboxStore } from '../inbox/use-inbox.ts';
import { addressOf, type LeadKey } from '../shell/route.logic.ts';

/** Ways to the leads beside one, as the list has them; null where there is none. */
export interface Neighbours {
  previous: (() => void) | null;
  next: (() => void) | null;
}

/** The way back leads to the inbox, however many leads one has gone through. */
const goTo = (key: LeadKey) => location.replace(addressOf(key));

/** The leads beside one. A lead that has left the list meanwhile keeps the place it had. */
export function useNeighbours(leadKey: LeadKey, { state, loadOlder }: InboxStore): Neighbours {
  const place = useRef<ReturnType<typeof findNeighbours>>(null);
  const { run } = useAction();
  place.current = findNeighbours(state.leads, leadKey) ?? place.current;
  if (!place.current) return { previous: null, next: null };
  const { previous, next } = place.current;
  const loadMore = () =>
    run(async () => {
      const [older] = await loadOlder();
      if (older) goTo(older);
    });
  const isMore = !next && state.cursor !== null;
  return {
    previous: previous && (() => goTo(previous)),
    next: next ? () => goTo(next) : isMore ? loadMore : null,
  };
}
