import { describe, expect, it } from 'vitest';
import { addressOfHealth, FLAGGED_ADDRESS } from '../../../worker/contract/leads.ts';

import { addressOf, addressOfDay, readRoute } from './route.logic.ts';

describe('readRoute', () => {
  it.each([
    ['', 'inbox', null],
    ['#people', 'people', null],
    ['#calendar', 'calendar', null],
    ['#calendar/2026-02-30', 'inbox', null],
    ['#nothing', 'inbox', null],
    ['#constructor', 'inbox', null],
    ['#lead/newsletter/1', 'inbox', { kind: 'newsletter', id: 1 }],
    ['#lead/consultation/0', 'inbox', null],
    ['#lead/consultation/1e9', 'inbox', null],
    ['#lead/consultation/99999999999999999999', 'inbox', null],
    ['#lead/other/1', 'inbox', null],
    ['#lead/contact/1/2', 'inbox', null],
  ])('reads "%s" as %s with the lead %o', (hash, page, lead) => {
    expect(readRoute(hash)).toEqual({ page, lead });
  });

  it('reads back the addresses that the desk and its mails write', () => {
    const lead = { kind: 'contact', id: 41 } as const;
    const page = 'inbox';
    expect(readRoute(addressOf(lead)).lead).toEqual(lead);
    expect(readRoute(FLAGGED_ADDRESS)).toEqual({ page, lead: null, folder: 'flagged' });
    expect(readRoute(addressOfDay('2026-11-30'))).toMatchObject({ day: '2026-11-30' });
    expect(readRoute(addressOfHealth('Mail'))).toMatchObject({ page: 'health', group: 'Mail' });
    expect(readRoute('#health/backup').page).toBe(page);
  });
});
