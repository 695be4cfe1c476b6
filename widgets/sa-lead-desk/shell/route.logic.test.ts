import { describe, expect, it } from 'vitest';
import { addressOfHealth, FLAGGED_ADDRESS } from '../../../worker/contract/leads.ts';
import { addressOf, addressOfDay, readRoute, titleOf } from './route.logic.ts';

describe('readRoute', () => {
  it.each([
    ['', 'inbox', null],
    ['#', 'inbox', null],
    ['#inbox', 'inbox', null],
    ['#people', 'people', null],
    ['#health', 'health', null],
    ['#calendar', 'calendar', null],
    ['#hours', 'hours', null],
    ['#calendar/2026-02-30', 'inbox', null],
    ['#calendar/tomorrow', 'inbox', null],
    ['#nothing', 'inbox', null],
    ['#constructor', 'inbox', null],
    ['#lead/consultation/12', 'inbox', { kind: 'consultation', id: 12 }],
    ['#lead/newsletter/1', 'inbox', { kind: 'newsletter', id: 1 }],
    ['#lead/consultation/0', 'inbox', null],
    ['#lead/consultation/-1', 'inbox', null],
    ['#lead/consultation/1e9', 'inbox', null],
    ['#lead/consultation/99999999999999999999', 'inbox', null],
    ['#lead/other/1', 'inbox', null],
    ['#lead/contact/1/2', 'inbox', null],
  ])('reads "%s" as %s with the lead %o', (hash, page, lead) => {
    expect(readRoute(hash)).toEqual({ page, lead });
  });

  it('reads back a day of the calendar', () => {
    const route = { page: 'calendar', lead: null, day: '2026-11-30' };
    expect(readRoute(addressOfDay('2026-11-30'))).toEqual(route);
  });

  it('reads the link to the flagged leads in an email', () => {
    const route = { page: 'inbox', lead: null, folder: 'flagged' };
    expect(readRoute(FLAGGED_ADDRESS)).toEqual(route);
  });

  it('reads back a group of Health', () => {
    const route = { page: 'health', lead: null, group: 'Nightly work' };
    expect(readRoute(addressOfHealth('Nightly work'))).toEqual(route);
    expect(readRoute('#health/backup').page).toBe('inbox');
  });

  it('reads back the address of a lead', () => {
    const lead = { kind: 'contact', id: 41 } as const;
    expect(readRoute(addressOf(lead)).lead).toEqual(lead);
  });
});

describe('titleOf', () => {
  it.each([
    ['#inbox', 0, 'Inbox – Lead desk'],
    ['#inbox', 3, 'Inbox (3 unread) – Lead desk'],
    ['#partners', 3, 'Partners – Lead desk'],
    ['#calendar/2026-11-30', 3, 'Calendar – Lead desk'],
    ['#hours', 0, 'Hours – Lead desk'],
    ['#lead/contact/7', 3, 'Lead – Lead desk'],
  ])('calls %s with %i unread "%s"', (hash, unread, title) => {
    expect(titleOf(readRoute(hash), unread)).toBe(title);
  });
});
