import { type Answers, cannedDesk, cannedLead, type Refusal } from './testing/canned-desk.ts';
import { makeInbox, makeLead } from './testing/make-lead.ts';

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
  /** Presses the first button with this text. */
  | { press: string }
  /** Fills in fields by name. */
  | { fill: Readonly<Record<string, string>> };

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
      says: 'No lead fits',
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
    { name: 'the keys', hash: '#inbox', steps: [{ press: 'Keys' }], says: 'Use these keys' },
    { name: 'a lead', hash: lead, says: 'What was sent' },
    {
      name: 'a lead that is flagged and mine',
      hash: '#lead/consultation/12',
      changes: {
        openLead: makeLead({ folder: 'flagged', flag: 'rate', assignedTo: 'ravi@example.com' }),
      },
      says: 'Not spam',
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
    { name: 'people', hash: '#people', says: 'Everything that is kept' },
    {
      name: 'a person',
      hash: '#people',
      steps: [{ fill: { 'person-email': seen.email } }, { press: 'Find' }],
      says: 'Messages about them',
    },
    {
      name: 'a person, about to be erased for the wrong address',
      hash: '#people',
      steps: [
        { fill: { 'person-email': seen.email } },
        { press: 'Find' },
        { fill: { confirmation: 'somebody' } },
        { press: 'Erase everywhere' },
      ],
      says: 'to erase everything about it',
    },
    { name: 'partners', hash: '#partners', says: 'Refused in the last 30 days' },
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
    { name: 'health', hash: '#health', says: 'would go tonight' },
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
