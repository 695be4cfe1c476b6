import { type RefObject, useEffect, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import type { LeadSummary } from '../../../worker/contract/leads.ts';
import { formatJson } from '../../kit/rules/json.ts';
import { useStore } from '../../kit/stores/use-store.ts';
import { callDesk, describeProblem } from '../calls/desk-api.ts';
import { whenLeadChanges } from '../calls/lead-changes.ts';
import { whenSignedInAgain } from '../calls/session.ts';
import { type Filters, isTyped, toLeadFilter } from './filters.logic.ts';
import { type InboxState, isCountedAnew, NO_LIST, reduceInbox } from './inbox.logic.ts';

const POLL_MS = 20_000;
/** Counts and appointments are read again after this time, even without a new lead. */
const RECOUNT_MS = 5 * 60_000;
/** Wait after a letter of a filter, so that a word is one request. */
const TYPING_MS = 250;
/** A list scrolled further than this is being read. */
const AT_TOP_PX = 80;

export interface InboxStore {
  state: InboxState;
  /** The list on screen: rows that arrive wait while the member reads it. */
  listRef: RefObject<HTMLUListElement | null>;
  /** Changes some of the filters. */
  choose(changes: Partial<Filters>): void;
  reload(): void;
  /** Appends the next page, and resolves to it. Throws as `callDesk` does. */
  loadOlder(): Promise<readonly LeadSummary[]>;
  reveal(): void;
}

/** The list of leads, which outlives its screen. `announce` gets the number of leads of a poll. */
export function useInbox(announce: (text: string) => void): InboxStore {
  const [{ store, start, ...acts }] = useState(() => createInbox(announce));
  useEffect(start, [start]);
  return { ...acts, state: useStore(store) };
}

function createInbox(announce: (text: string) => void) {
  const store = createStore(() => NO_LIST);
  const dispatch = (action: Parameters<typeof reduceInbox>[1]) =>
    store.setState((state) => reduceInbox(state, action), true);
  const listRef: InboxStore['listRef'] = { current: null };
  let countedAt = 0;
  let typing: ReturnType<typeof setTimeout> | undefined;

  /** Whether answers to this filter are still wanted. */
  const isAsked = (filter: object) => store.getState().filter === filter;

  async function read(type: 'show' | 'count') {
    const { filter } = store.getState();
    const inbox = await callDesk('readInbox', filter);
    if (!isAsked(filter)) return;
    countedAt = +new Date();
    dispatch({ type, inbox });
  }

  function reload() {
    dispatch({ type: 'ask' });
    const { filter } = store.getState();
    read('show').catch((error) => {
      if (isAsked(filter)) dispatch({ type: 'fail', problem: describeProblem(error) });
    });
  }

  /** Reads the list of the filters, unless it is the one that was asked for. */
  function follow() {
    const { filters, filter } = store.getState();
    if (formatJson(toLeadFilter(filters)) !== formatJson(filter)) reload();
  }

  async function poll() {
    const { filter, newest, isLoading } = store.getState();
    if (isLoading) return;
    const page = newest ? await callDesk('listNewLeads', { ...filter, cursor: newest }) : null;
    if (!isAsked(filter)) return;
    // Without a lead there is no cursor, and with a full page there may be a gap below it.
    const isWhole = page && !page.cursor;
    if (isWhole) dispatch({ type: 'arrive', page, isReading: isReading(listRef.current) });
    const isDue = +new Date() - countedAt >= RECOUNT_MS;
    if (isWhole && !page.leads.length && !isDue) return;
    await read(isWhole ? 'count' : 'show');
    if (page?.leads.length && isAsked(filter)) announce(countNew(page.leads.length));
  }

  return {
    store,
    listRef,
    reload,
    choose(changes: Partial<Filters>) {
      dispatch({ type: 'choose', changes });
      clearTimeout(typing);
      if (isTyped(changes)) typing = setTimeout(follow, TYPING_MS);
      else follow();
    },
    async loadOlder() {
      const { filter, cursor } = store.getState();
      if (!cursor) return [];
      const page = await callDesk('listLeads', { ...filter, cursor });
      if (isAsked(filter)) dispatch({ type: 'append', page });
      return page.leads;
    },
    reveal: () => dispatch({ type: 'reveal' }),
    /** Reads and polls until the function that it returns is called. */
    start() {
      reload();
      const timer = setInterval(() => poll().catch(() => dispatch({ type: 'miss' })), POLL_MS);
      const stopSession = whenSignedInAgain(() => store.getState().problem && reload());
      const stopChanges = whenLeadChanges((lead) => {
        const isCounted = isCountedAnew(store.getState(), lead);
        dispatch({ type: 'change', lead });
        // The list is right without them: old counts are no reason to report a failure.
        if (isCounted) read('count').catch(() => {});
      });
      return () => {
        clearInterval(timer);
        clearTimeout(typing);
        stopSession();
        stopChanges();
      };
    },
  };
}

/** Text of the button and of the announcement. */
export const countNew = (total: number) => `${total} new ${total === 1 ? 'lead' : 'leads'}`;

/** The element with the focus in the same shadow tree as a node. */
export const focusedBeside = (node: Node) => (node.getRootNode() as ShadowRoot).activeElement;

/** Whether new rows on top would move the list under the member's eyes, pointer or fingers. */
const isReading = (list: HTMLElement | null) =>
  !list ||
  Math.max(scrollY, list.closest('nav')?.scrollTop ?? 0) > AT_TOP_PX ||
  list.matches(':hover') ||
  list.contains(focusedBeside(list));
