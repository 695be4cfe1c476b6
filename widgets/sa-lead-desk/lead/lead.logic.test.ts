import { describe, expect, it } from 'vitest';
import type { Lead, LeadEvent } from '../../../worker/contract/leads.ts';
import { OFFICE_CLOCK } from '../office-time.logic.ts';
import { makeLead } from '../testing/make-lead.ts';
import type { LeadChange } from './changes.logic.ts';
import { describeEvent } from './history.logic.ts';
import {
  findDifferences,
  findLastChange,
  type LeadAction,
  type LeadState,
  NO_LEAD,
  reduceLead,
} from './lead.logic.ts';

const lead = makeLead();
const conflict = { change: { note: 'Mine' }, current: makeLead({ version: 9 }) };
const met = { lead, conflict, problem: '' };

it.each<[string, LeadState, LeadAction, LeadState]>([
  ['fails', NO_LEAD, { type: 'fail', problem: 'Gone' }, { ...NO_LEAD, problem: 'Gone' }],
  ['tries again', { ...NO_LEAD, problem: 'Gone' }, { type: 'ask' }, NO_LEAD],
  ['shows a lead', NO_LEAD, { type: 'show', lead }, { ...NO_LEAD, lead }],
  ['keeps the lead in a conflict', { ...NO_LEAD, lead }, { type: 'meet', conflict }, met],
  ['ends a conflict', met, { type: 'show', lead }, { ...NO_LEAD, lead }],
])('%s', (_, state, action, expected) => {
  expect(reduceLead(state, action)).toEqual(expected);
});

const seen = makeLead({ status: 'pending', note: 'Call on Monday', assignedTo: null });

const differs = (label: string, theirs: string, mine: string, isChangedByMe = true) => ({
  label,
  theirs,
  mine,
  isChangedByMe,
});

it.each<[LeadChange, Partial<Lead>, object[]]>([
  [{ status: 'contacted' }, { status: 'closed' }, [differs('Status', 'Closed', 'Contacted')]],
  [
    { status: 'contacted' },
    { note: 'Called' },
    [differs('Status', 'Pending', 'Contacted'), differs('Note', 'Called', 'Call on Monday', false)],
  ],
  [{ status: 'done' }, { status: 'done' }, []],
  [
    { assignedTo: null },
    { assignedTo: 'ravi@example.com', folder: 'spam' },
    [differs('Assigned to', 'ravi@example.com', 'Nobody'), differs('Spam', 'Yes', 'No', false)],
  ],
])('my change %j and theirs %j differ by %j', (change, theirs, expected) => {
  expect(findDifferences(seen, change, { ...seen, ...theirs })).toEqual(expected);
});

const nameMember = (email: string) => (email === 'asha@example.com' ? 'Asha' : email);

const MIDNIGHT = '2026-11-23T18:30:00.000Z';
const LATER = '2026-11-24T11:00:00.000Z';

describe('the history', () => {
  const event = (action: LeadEvent['action'], to: string | null = null) => ({
    id: 1,
    actor: 'ravi@example.com',
    action,
    detail: { from: 'pending', to },
    createdAt: '2026-11-22T11:00:00Z',
  });

  it('does not take reading for a change', () => {
    const events = [event('status', 'done'), event('opened')];
    expect(findLastChange({ ...seen, events })).toBe(events[0]);
    expect(findLastChange({ ...seen, events: [event('opened')] })).toBeUndefined();
  });

  it.each([
    [event('opened'), 'opened it'],
    [event('status', 'contacted'), 'moved it from Pending to Contacted'],
    [event('assigned', 'asha@example.com'), 'assigned it to Asha'],
    [event('assigned'), 'unassigned it'],
    [{ ...event('status'), detail: null }, 'moved it from nothing to nothing'],
    [event('note'), 'changed the note'],
    [event('replied', 'email'), 'replied by email'],
    [event('replied', 'pigeon'), 'replied'],
    [event('plan', 'Canada'), 'sent another plan'],
    [
      { ...event('moved'), detail: { from: MIDNIGHT, to: LATER } },
      `moved the appointment from Tue, 24 Nov 2026, 00:00 (${OFFICE_CLOCK}) to Tue, 24 Nov 2026, 16:30 (${OFFICE_CLOCK})`,
    ],
    [
      { ...event('moved'), detail: { from: LATER, to: LATER } },
      `assigned the appointment of Tue, 24 Nov 2026, 16:30 (${OFFICE_CLOCK}) to another counsellor`,
    ],
    [
      { ...event('cancelled'), detail: { from: LATER, to: null } },
      `cancelled the appointment of Tue, 24 Nov 2026, 16:30 (${OFFICE_CLOCK})`,
    ],
    [{ ...event('missed'), detail: null }, 'marked the appointment of no time as missed'],
  ])('says of %j "%s"', (given, words) => {
    expect(describeEvent(given, nameMember)).toBe(words);
  });
});
