import { cannedBooked, cannedHours, cannedToday } from './testing/canned-calendar.ts';
import {
  type Answers,
  cannedDesk,
  cannedLead,
  cannedLink,
  type Refusal,
} from './testing/canned-desk.ts';
import { MEMBER, makeCalendar, makeHours, makeInbox, makeLead } from './testing/make-lead.ts';

/** A state of the desk: where it is, what the desk answers, and what the member has done. */
export interface DeskState {
  name: string;
  hash: string;
  /** Answers unlike those of a desk with something of everything in it. */
  changes?: Answers;
  /** Calls that are never answered. */
  silent?: readonly string[];
  steps?: readonly DeskStep[];
  /** A text by which to tell that the state has been reached. */
  says: string;
}

export type DeskStep =
  /** Presses the first button or link with this text. */
  | { press: string }
  /** Fills in fields by name. */
  | { fill: Readonly<Record<string, string>> };

const HOUR_MS = 60 * 60_000;
const failing: Refusal = { status: 503 };
const nobody = { name: 'x', email: 'x' };

/** Every state in which a screen looks different, at `nowMs`. */
export function listStates(nowMs: number): DeskState[] {
  const seen = cannedLead(nowMs);
  const conflict = {
    status: 409,
    code: 'conflict',
    current: { ...seen, version: 9, status: 'done', note: 'Called, wants Toronto.' },
  };
  const lead = '#lead/contact/41';
  const noLeads = makeInbox();
  const asMember = { readInbox: makeInbox({ me: MEMBER }) };
  const unknown = makeLead({
    folder: 'flagged',
    flag: 'origin',
    source: 'https://campus-times.example.evil-preview-hosts.net',
    createdAt: new Date(nowMs - 60 * HOUR_MS).toISOString(),
  });
  const consultation = '#lead/consultation/12';
  const booked = cannedBooked(nowMs);
  const mine = {
    status: 409,
    code: 'conflict',
    current: cannedBooked(nowMs, { state: 'cancelled', version: 2 }),
  };
  const hours = cannedHours(nowMs);
  const overlapping = {
    ...hours,
    members: hours.members.map((member) => ({
      ...member,
      hours: [
        { weekday: 1, from: '10:00', to: '13:00', ways: ['video' as const] },
        { weekday: 1, from: '12:00', to: '18:00', ways: [] },
      ],
    })),
  };
  return [
    { name: 'the inbox', hash: '#inbox', says: 'Priya Sharma' },
    { name: 'the inbox, loading', hash: '#inbox', silent: ['readInbox'], says: 'are loading' },
    {
      name: 'the inbox, failed',
      hash: '#inbox',
      changes: { readInbox: failing },
      says: 'Try again',
    },
    {
      name: 'the inbox, empty, with an offer of samples',
      hash: '#inbox',
      changes: { readInbox: noLeads, samples: { isOffered: true } },
      says: 'Fill with 200 sample leads',
    },
    {
      name: 'the inbox, with filters and short words',
      hash: '#inbox',
      steps: [{ press: 'Filters' }, { fill: { 'Search leads': 'as' } }],
      says: 'Type 3 letters',
    },
    {
      name: 'the inbox, where nothing fits',
      hash: '#inbox',
      changes: { readInbox: noLeads },
      steps: [{ press: 'Filters' }, { fill: { status: 'closed' } }],
      says: 'No lead matches',
    },
    {
      name: 'the inbox, with a new lead that has mistakes',
      hash: '#inbox',
      steps: [
        { press: 'Add a lead' },
        { fill: { kind: 'contact', ...nobody } },
        { press: 'Save lead' },
      ],
      says: 'Please enter a valid email',
    },
    {
      name: 'the inbox, with a flood about to be marked',
      hash: '#inbox',
      steps: [{ press: 'Filters' }, { fill: { network: 'busy' } }, { press: 'Mark all as spam' }],
      says: 'Leave them',
    },
    { name: 'the keys', hash: '#inbox', steps: [{ press: 'Keys' }], says: 'Use these keys' },
    { name: 'a lead', hash: lead, says: 'What was sent' },
    {
      name: 'a lead that is flagged and mine',
      hash: '#lead/consultation/12',
      changes: {
        openLead: makeLead({
          folder: 'flagged',
          flag: 'rate',
          assignedTo: 'ravi@example.com',
          network: 'a'.repeat(64),
          sameNetwork: 41,
        }),
      },
      steps: [{ press: 'Correct name, email or phone' }, { press: 'Release all of this network' }],
      says: 'Leave them',
    },
    {
      name: 'a lead, moved on, with the offer to undo',
      hash: lead,
      steps: [{ press: 'Mark as done' }],
      says: 'Undo',
    },
    {
      name: 'a lead, about to be assigned',
      hash: lead,
      steps: [{ press: 'Not assigned' }],
      says: 'Asha Pillai',
    },
    {
      name: 'a lead that may have been answered',
      hash: lead,
      steps: [{ press: 'Reply by email' }],
      says: 'I have replied',
    },
    { name: 'the keys of a lead', hash: lead, steps: [{ press: 'Keys' }], says: 'Esc' },
    {
      name: 'a lead after the session has ended',
      hash: lead,
      changes: { changeLead: { status: 403, code: 'not-a-member' } },
      steps: [{ press: 'Mark as done' }],
      says: 'Sign in again',
    },
    {
      name: 'a lead of a look-alike, which has waited for days and is about to be trusted',
      hash: '#lead/consultation/12',
      changes: { openLead: unknown },
      steps: [{ press: 'Trust this website' }],
      says: 'Look closely',
    },
    { name: 'a lead, loading', hash: lead, silent: ['openLead'], says: 'The lead is loading' },
    { name: 'a lead that is gone', hash: lead, changes: { openLead: failing }, says: 'Try again' },
    {
      name: 'a lead that two have changed',
      hash: lead,
      changes: { changeLead: conflict },
      steps: [{ fill: { note: 'Call her on Monday' } }, { press: 'Save note' }],
      says: 'Keep theirs',
    },
    {
      name: 'the inbox, with appointments today',
      hash: '#inbox',
      changes: { readInbox: makeInbox({ today: cannedToday(nowMs) }) },
      says: 'Today: 4 appointments',
    },
    {
      name: 'a lead with an appointment',
      hash: consultation,
      changes: { openLead: booked },
      says: 'moved the appointment',
    },
    {
      name: 'a lead without one, with times to choose from',
      hash: consultation,
      changes: { openLead: makeLead() },
      steps: [{ press: 'Book a time' }],
      says: 'Anyone who is free',
    },
    {
      name: 'a lead that has missed it, where no time is free',
      hash: consultation,
      changes: {
        openLead: cannedBooked(nowMs, { state: 'missed' }),
        listFreeTimes: { minutes: 30, times: [] },
      },
      steps: [{ press: 'Book a time' }],
      says: 'There are no free times',
    },
    {
      name: 'a lead with a time ahead, about to be spam',
      hash: consultation,
      changes: { openLead: booked },
      steps: [{ press: 'Spam' }],
      says: 'Undoing it does not bring the time back',
    },
    {
      name: 'a lead whose network has booked too much, about to be released',
      hash: consultation,
      changes: { openLead: cannedBooked(nowMs, { sameNetwork: 5, member: null }) },
      steps: [{ press: 'Release all 5' }],
      says: 'Cancel them all',
    },
    {
      name: 'a lead whose appointment two have changed',
      hash: consultation,
      changes: { openLead: booked, cancelAppointment: { ...mine, current: booked } },
      steps: [{ press: 'Cancel' }, { press: 'Cancel the appointment' }],
      says: 'Save mine instead',
    },
    { name: 'the calendar, full', hash: '#calendar', says: 'without a counsellor' },
    {
      name: 'the calendar, with what nobody has confirmed about to be released',
      hash: '#calendar',
      steps: [{ press: 'Release all unconfirmed' }],
      says: 'Cancel them all',
    },
    {
      name: 'the calendar, empty',
      hash: '#calendar',
      changes: { readCalendar: makeCalendar() },
      says: 'Nothing is booked this week',
    },
    {
      name: 'the calendar, loading',
      hash: '#calendar',
      silent: ['readCalendar'],
      says: 'The calendar is loading',
    },
    {
      name: 'the calendar, failed',
      hash: '#calendar',
      changes: { readCalendar: failing },
      says: 'Try again',
    },
    {
      name: 'the calendar, with one being moved',
      hash: '#calendar',
      steps: [{ press: 'Assign' }],
      says: 'Anyone who is free',
    },
    {
      name: 'the calendar, with one about to be cancelled',
      hash: '#calendar',
      steps: [{ press: 'Cancel' }],
      says: 'Keep the appointment',
    },
    {
      name: 'the calendar, with one that two have changed',
      hash: '#calendar',
      changes: { cancelAppointment: mine },
      steps: [{ press: 'Cancel' }, { press: 'Cancel the appointment' }],
      says: 'Keep theirs',
    },
    {
      name: 'the keys of the calendar',
      hash: '#calendar',
      steps: [{ press: 'Keys' }],
      says: 'This week',
    },
    {
      name: 'hours, with a member about to be removed',
      hash: '#hours',
      steps: [{ press: 'Asha Pillai has left' }],
      says: 'Take them out of Access first',
    },
    {
      name: 'hours, for whoever is no admin',
      hash: '#hours',
      changes: asMember,
      says: 'Only an admin',
    },
    {
      name: 'hours, with none yet',
      hash: '#hours',
      changes: {
        readHours: makeHours({ members: hours.members.map((one) => ({ ...one, hours: [] })) }),
      },
      says: 'Nobody has hours yet',
    },
    {
      name: 'hours, with stretches that overlap',
      hash: '#hours',
      changes: { readHours: overlapping },
      steps: [{ press: 'Edit hours' }, { press: 'Save hours' }],
      says: 'Overlaps with',
    },
    {
      name: 'hours that two have changed',
      hash: '#hours',
      changes: { changeHours: { status: 409, code: 'conflict', current: overlapping } },
      steps: [{ press: 'Edit hours' }, { press: 'Add hours' }, { press: 'Save hours' }],
      says: 'Keep theirs',
    },
    {
      name: 'hours, with rules and days off that have mistakes',
      hash: '#hours',
      steps: [{ fill: { noticeHours: '999' } }, { press: 'Save rules' }, { press: 'Add days off' }],
      says: 'Choose the first day',
    },
    {
      name: 'hours, with the address of a feed',
      hash: '#hours',
      steps: [{ press: 'Make an address' }],
      says: 'Copy the address now',
    },
    {
      name: 'hours, failed',
      hash: '#hours',
      changes: { readHours: failing },
      says: 'Try again',
    },
    { name: 'people', hash: '#people', says: 'Everything we keep' },
    {
      name: 'a person',
      hash: '#people',
      steps: [{ fill: { person: seen.email } }, { press: 'Find' }],
      says: 'Messages about them',
    },
    {
      name: 'two people with one number',
      hash: '#people',
      changes: {
        findByPhone: {
          people: [
            { email: seen.email, name: seen.name, leads: 2 },
            { email: 'father@example.com', name: null, leads: 1 },
          ],
        },
      },
      steps: [{ fill: { person: '98765 43210' } }, { press: 'Find' }],
      says: 'left this number',
    },
    {
      name: 'a person, erased, whom others still mention',
      hash: '#people',
      changes: { erasePerson: { rows: 4, mentions: [cannedLink(nowMs)], otherSpellings: [] } },
      steps: [
        { fill: { person: seen.email } },
        { press: 'Find' },
        { fill: { confirmation: seen.email } },
        { press: 'Erase everywhere' },
      ],
      says: 'still mention the address',
    },
    {
      name: 'a person, about to be erased for the wrong address',
      hash: '#people',
      steps: [
        { fill: { person: seen.email } },
        { press: 'Find' },
        { fill: { confirmation: 'somebody' } },
        { press: 'Erase everywhere' },
      ],
      says: 'to erase everything about it',
    },
    { name: 'partners', hash: '#partners', says: 'Websites we do not know' },
    {
      name: 'partners, for whoever is no admin',
      hash: '#partners',
      changes: asMember,
      says: 'Only an admin',
    },
    {
      name: 'partners, one being edited and another with mistakes',
      hash: '#partners',
      steps: [{ press: 'Edit' }, { press: 'Add a partner' }],
      says: 'Use small letters',
    },
    {
      name: 'partners, failed',
      hash: '#partners',
      changes: { listPartners: failing },
      says: 'Try again',
    },
    { name: 'the newsletter', hash: '#newsletter', says: 'Confirmation is on' },
    { name: 'health', hash: '#health', says: 'to delete tonight' },
    {
      name: 'health, for whoever is no admin',
      hash: '#health',
      changes: asMember,
      says: 'Only an admin',
    },
    {
      name: 'health, with a mistake',
      hash: '#health',
      changes: { retryMessage: failing },
      steps: [{ press: 'Try again' }],
      says: 'That did not work',
    },
  ];
}

/** All answers of a state. */
export const answersOf = ({ changes }: DeskState, nowMs: number): Answers => ({
  ...cannedDesk(nowMs),
  ...changes,
});
