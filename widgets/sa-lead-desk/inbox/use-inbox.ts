import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import type { LeadFilter } from '../../../worker/contract/desk.ts';
import type { Lead, LeadSummary } from '../../../worker/contract/leads.ts';
import { formatJson } from '../../kit/rules/json.ts';
import { useSettled } from '../../kit/ui/use-settled.ts';
import { callDesk, describeProblem } from '../desk-api.ts';
import { type Filters, NO_FILTERS, toLeadFilter } from './filters.logic.ts';
import { EMPTY_INBOX, type InboxState, isCountedAnew, reduceInbox } from './inbox.logic.ts';

const POLL_MS = 20_000;
/** Without a new lead, what is beside the list is asked for again: visitors book and move their times. */
const RECOUNT_MS = 5 * 60_000;
/** Wait after a letter of a filter, so that a word is one request. */
const TYPING_MS = 250;
/** A list scrolled further than this is being read. */
const AT_TOP_PX = 80;

export interface InboxStore {
  state: InboxState;
  filters: Filters;
  /** Changes some of the filters. */
  choose(changes: Partial<Filters>): void;
  /** The list on screen, by which to tell whether somebody is reading it. */
  listRef: RefObject<HTMLUListElement | null>;
  reload(): void;
  /** The next page; resolves to what it brought. Throws as `callDesk` does. */
  loadOlder(): Promise<readonly LeadSummary[]>;
  reveal(): void;
  showChange(lead: Lead): void;
  /** What is chosen, as a request has it. */
  filter: LeadFilter;
}

/**
 * The list of leads, which outlives its screen. `announce` is told how many have come since the last
 * poll.
 */
export function useInbox(announce: (text: string) => void): InboxStore {
  const [state, dispatch] = useReducer(reduceInbox, EMPTY_INBOX);
  const [filters, setFilters] = useState(NO_FILTERS);
  const [attempt, setAttempt] = useState(0);
  const listRef = useRef<HTMLUListElement>(null);
  const search = useSettled(filters.search, TYPING_MS);
  const campaign = useSettled(filters.campaign, TYPING_MS);
  const source = useSettled(filters.source, TYPING_MS);
  const filter = toLeadFilter({ ...filters, search, campaign, source });
  const asked = formatJson(filter);
  const latest = useRef({ asked, state });
  latest.current = { asked, state };
  const countedAt = useRef(0);
  const isLatest = () => latest.current.asked === asked;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a filter is its text
  useEffect(() => {
    dispatch({ type: 'ask' });
    callDesk('readInbox', filter).then(
      (inbox) => {
        if (!isLatest()) return;
        countedAt.current = +new Date();
        dispatch({ type: 'show', inbox });
      },
      (error) => isLatest() && dispatch({ type: 'fail', problem: describeProblem(error) }),
    );
  }, [asked, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a filter is its text
  useEffect(() => {
    const timer = setInterval(() => poll().catch(() => dispatch({ type: 'miss' })), POLL_MS);
    return () => clearInterval(timer);
  }, [asked]);

  async function poll() {
    const cursor = latest.current.state.newest;
    const page = cursor ? await callDesk('listNewLeads', { ...filter, cursor }) : null;
    if (!isLatest()) return;
    // Without a lead there is no cursor, and with a full page there may be a gap below it.
    const isWhole = page && !page.cursor;
    if (isWhole) dispatch({ type: 'arrive', page, isReading: isReading(listRef.current) });
    const isDue = +new Date() - countedAt.current >= RECOUNT_MS;
    if (isWhole && !page.leads.length && !isDue) return;
    const inbox = await callDesk('readInbox', filter);
    if (!isLatest()) return;
    countedAt.current = +new Date();
    if (page?.leads.length) announce(countNew(page.leads.length));
    dispatch({ type: isWhole ? 'count' : 'show', inbox });
  }

  return {
    state,
    filters,
    filter,
    choose: (changes) => setFilters((before) => ({ ...before, ...changes })),
    listRef,
    reload: () => setAttempt((count) => count + 1),
    async loadOlder() {
      if (!state.cursor) return [];
      const page = await callDesk('listLeads', { ...filter, cursor: state.cursor });
      if (isLatest()) dispatch({ type: 'append', page });
      return page.leads;
    },
    reveal: () => dispatch({ type: 'reveal' }),
    showChange(lead) {
      dispatch({ type: 'change', lead });
      if (!isCountedAnew(latest.current.state, lead)) return;
      // The list is right by itself; old counts are no reason to say that something failed.
      callDesk('readInbox', filter).then(
        (inbox) => isLatest() && dispatch({ type: 'count', inbox }),
        () => {},
      );
    },
  };
}

/** The words of the button and of the announcement. */
export const countNew = (total: number) => `${total} new ${total === 1 ? 'lead' : 'leads'}`;

/** What has the focus beside a node, in the same shadow tree. */
export const focusedBeside = (node: Node) => (node.getRootNode() as ShadowRoot).activeElement;

/** Whether rows that come on top would move under somebody's eyes, pointer or fingers. */
const isReading = (list: HTMLElement | null) =>
  !list || scrollY > AT_TOP_PX || list.matches(':hover') || list.contains(focusedBeside(list));
