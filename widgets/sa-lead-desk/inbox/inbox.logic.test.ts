import { describe, expect, it } from 'vitest';
import { makeInbox, makeLead } from '../testing/make-lead.ts';
import {
  countUnread,
  type InboxAction,
  isCountedAnew,
  NO_LIST,
  reduceInbox,
} from './inbox.logic.ts';

const lead = (id: number) => makeLead({ id });
const page = (...ids: number[]) => ({
  leads: ids.map(lead),
  cursor: 'older',
  newest: ids[0] ? `at-${ids[0]}` : null,
});
const shown = reduceInbox(NO_LIST, {
  type: 'show',
  inbox: makeInbox({ ...page(3, 2), cursor: 'c' }),
});
const listAfter = (...actions: InboxAction[]) => actions.reduce(reduceInbox, shown);
const ids = ({ leads }: typeof shown) => leads.map(({ id }) => id);

describe('the list of leads', () => {
  it('shows an answer and forgets the list before it', () => {
    const other = listAfter({ type: 'show', inbox: makeInbox(page(9)) });
    expect(ids(other)).toEqual([9]);
    expect(other).toMatchObject({ isLoading: false, newest: 'at-9', waiting: [] });
  });

  it('goes on with the next page, without a lead that it has', () => {
    const state = listAfter({ type: 'append', page: { ...page(2, 1), cursor: null } });
    expect(ids(state)).toEqual([3, 2, 1]);
    expect(state).toMatchObject({ cursor: null, newest: 'at-3' });
  });

  it('puts new leads on top, each once, for a member who is not reading', () => {
    const arrival = { type: 'arrive', page: page(5, 4, 3), isReading: false } as const;
    const state = listAfter(arrival, arrival);
    expect(ids(state)).toEqual([5, 4, 3, 2]);
    expect(state.newest).toBe('at-5');
  });

  it('keeps new leads back while somebody reads, until they are wanted', () => {
    const first = { type: 'arrive', page: page(4), isReading: true } as const;
    const second = { type: 'arrive', page: page(5), isReading: true } as const;
    const state = listAfter(first, second);
    expect(ids(state)).toEqual([3, 2]);
    expect(state.waiting).toHaveLength(2);
    expect(ids(reduceInbox(state, { type: 'reveal' }))).toEqual([5, 4, 3, 2]);
    expect(ids(listAfter(first, { ...second, isReading: false }))).toEqual([5, 4, 3, 2]);
  });

  it('offers a lead that the poll has missed, once counts are read again', () => {
    const state = listAfter({ type: 'count', inbox: makeInbox(page(4, 3, 2)) });
    expect(ids(state)).toEqual([3, 2]);
    expect(ids(reduceInbox(state, { type: 'reveal' }))).toEqual([4, 3, 2]);
  });

  it('marks as read what has been opened or changed', () => {
    const state = listAfter({ type: 'change', lead: { ...lead(2), status: 'done' } });
    expect(state.leads.map(({ status, isUnread }) => [status, isUnread])).toEqual([
      ['pending', true],
      ['done', false],
    ]);
    expect(countUnread(state.leads)).toBe(1);
  });

  it('loses a lead that has gone to another folder, and takes in none that it never had', () => {
    expect(ids(listAfter({ type: 'change', lead: { ...lead(3), folder: 'spam' } }))).toEqual([2]);
    expect(ids(listAfter({ type: 'change', lead: lead(9) }))).toEqual([3, 2]);
  });

  it('takes it back into its place, as it is then', () => {
    const moved = { ...lead(2), folder: 'spam' as const, version: 2 };
    const back = { ...lead(2), version: 3, note: 'Back' };
    const state = listAfter({ type: 'change', lead: moved }, { type: 'change', lead: back });
    expect(ids(state)).toEqual([3, 2]);
    expect(state.leads[1]).toMatchObject({ version: 3, note: 'Back' });
    expect(isCountedAnew(listAfter({ type: 'change', lead: moved }), back)).toBe(true);
  });

  it.each([
    [{ status: 'done' as const }, true],
    [{ folder: 'spam' as const }, true],
    [{ assignedTo: 'ravi@example.com' }, true],
    [{ isUnread: false, version: 2 }, false],
    [{ id: 99, status: 'done' as const }, false],
  ])('is counted anew after %j: %s', (changes, expected) => {
    expect(isCountedAnew(shown, { ...lead(3), ...changes })).toBe(expected);
  });

  it('tells leads of two kinds with one number apart', () => {
    const message = makeLead({ kind: 'contact', id: 3, status: 'done' });
    expect(listAfter({ type: 'change', lead: message }).leads[0]?.status).toBe('pending');
  });

  it('keeps its leads while the next list loads, and if it fails', () => {
    const state = listAfter({ type: 'ask' }, { type: 'fail', problem: 'Offline' });
    expect(ids(state)).toEqual([3, 2]);
    expect(state).toMatchObject({ isLoading: false, problem: 'Offline' });
  });

  it('says that it may be out of date until a poll has been answered, then polls on from there', () => {
    const missed = listAfter({ type: 'miss' });
    const answered = { type: 'arrive', page: page(), isReading: true } as const;
    expect(missed.isStale).toBe(true);
    expect(reduceInbox(missed, answered)).toMatchObject({ isStale: false, newest: 'at-3' });
  });
});
