import { cannedBooked, cannedHours, cannedToday } from './testing/canned-calendar.ts';
import {
  type Answers,
  cannedDesk,
  cannedLead,
  cannedLink,
  cannedSystem,
  failingSystem,
  type Refusal,
} from './testing/canned-desk.ts';
import { MEMBER, makeCalendar, makeHours, makeInbox, makeLead } from './testing/make-lead.ts';

/** A state of the desk: where it is, what the desk answers, and what the member has done. */
export interface DeskState {
  name: string;
  hash: string;
  /** Answers unlike those of a desk with something of everything in it. */
  changes?: Answers;
  /** Width of the page in px, if the state needs one. */
  width?: number;
  /** Calls that are never answered. */
  silent?: readonly string[];
  /** Presses the first button or link with a text, or fills in fields by name. */
  steps?: readonly (string | Readonly<Record<string, string>>)[];
  /** A text by which to tell that the state has been reached. */
  says: string;
}

type Rest = Pick<DeskState, 'width' | 'changes' | 'silent' | 'steps'>;

const state = (name: string, hash: string, says: string, rest: Rest = {}): DeskState => ({
  name,
  hash,
  says,
  ...rest,
});

const HOUR_MS = 60 * 60_000;
const failing: Refusal = { status: 503 };
const MINE = 'ravi@example.com';

/** Every state in which a screen looks different, at `nowMs`. */
export function listStates(nowMs: number): DeskState[] {
  const seen = cannedLead(nowMs);
  const conflict = {
    status: 409,
    code: 'conflict',
    current: { ...seen, version: 9, status: 'done', note: 'Called, wants Toronto.' },
  };
  const lead = '#lead/contact/41';
  const readInbox = makeInbox();
  const asMember = { readInbox: makeInbox({ me: MEMBER }) };
  const unknown = makeLead({
    folder: 'flagged',
    flag: 'origin',
    source: 'https://campus-times.example.evil-preview-hosts.net',
    createdAt: new Date(nowMs - 60 * HOUR_MS).toISOString(),
  });
  const consultation = '#lead/consultation/12';
  const booked = cannedBooked(nowMs);
  const hours = cannedHours(nowMs);
  const stretch = { weekday: 1, from: '10:00', to: '13:00', ways: ['video' as const] };
  const stretches = [stretch, { ...stretch, from: '12:00', ways: [] }];
  const overlapping = {
    ...hours,
    members: hours.members.map((member) => ({ ...member, hours: stretches })),
  };
  const { email } = seen;
  const find = [{ person: email }, 'Find'];
  const mentioned = { rows: 4, mentions: [cannedLink(nowMs)], otherSpellings: [] };
  const network = { network: 'a'.repeat(64), sameNetwork: 41 };
  const flagged = makeLead({ folder: 'flagged', flag: 'rate', assignedTo: MINE, ...network });
  const unset = cannedSystem(nowMs, {
    host: null,
    url: null,
    lastAnswer: null,
    lastAt: null,
    messages: [],
  });
  const none = hours.members.map((member) => ({ ...member, hours: [] }));
  return [
    state('the inbox', '#inbox', 'Priya Sharma'),
    state('the inbox, loading', '#inbox', 'are loading', { silent: ['readInbox'] }),
    state('the inbox, failed', '#inbox', 'Try again', { changes: { readInbox: failing } }),
    state('the inbox, empty, with an offer of samples', '#inbox', 'Fill with 200 sample leads', {
      changes: { readInbox, samples: { isOffered: true } },
    }),
    state('the inbox, with filters and short words', '#inbox', 'Type 3 letters', {
      steps: ['Filters', { 'Search leads': 'as' }],
    }),
    state('the inbox, with a new lead that has mistakes', '#inbox', 'Please enter a valid email', {
      steps: ['Add a lead', { kind: 'contact', name: 'x', email: 'x' }, 'Save lead'],
    }),
    state('the inbox, with a flood about to be marked', '#inbox', 'Leave them', {
      steps: ['Filters', { network: 'busy' }, 'Mark all as spam'],
    }),
    state('the inbox, with appointments today', '#inbox', 'Today: 4 appointments', {
      changes: { readInbox: makeInbox({ today: cannedToday(nowMs) }) },
    }),
    state('the keys', '#inbox', 'Use these keys', { width: 1280, steps: ['Keys'] }),
    state('a lead', lead, 'What was sent'),
    state('a lead that is flagged and mine', consultation, 'Leave them', {
      changes: { openLead: flagged },
      steps: ['Correct name, email or phone', 'Release all of this network'],
    }),
    state('a lead whose emails come back', consultation, 'takes no email', {
      changes: { openLead: makeLead({ returned: 'bounced' }) },
      steps: ['Correct name, email or phone'],
    }),
    state('a lead, about to be assigned', lead, 'Asha Pillai', { steps: ['Not assigned'] }),
    state('a lead after the session has ended', lead, 'Sign in again', {
      changes: { changeLead: { status: 403, code: 'not-a-member' } },
      steps: ['Mark as done'],
    }),
    state('an old lead of a look-alike, about to be trusted', consultation, 'Look closely', {
      changes: { openLead: unknown },
      steps: ['Trust this website'],
    }),
    state('a lead that two have changed', lead, 'Keep theirs', {
      changes: { changeLead: conflict },
      steps: [{ note: 'Call her on Monday' }, 'Save note'],
    }),
    state('a lead with an appointment', consultation, 'moved the appointment', {
      changes: { openLead: booked },
    }),
    state('a lead without one, with times to choose from', consultation, 'Anyone who is free', {
      changes: { openLead: makeLead() },
      steps: ['Book a time'],
    }),
    state('a lead with a time ahead, about to be spam', consultation, 'bring the time back', {
      changes: { openLead: booked },
      steps: ['Spam'],
    }),
    state('the calendar, full', '#calendar', 'without a counsellor'),
    state('the calendar, with unconfirmed ones to be released', '#calendar', 'Cancel them all', {
      steps: ['Release all unconfirmed'],
    }),
    state('the calendar, empty', '#calendar', 'Nothing is booked this week', {
      changes: { readCalendar: makeCalendar() },
    }),
    state('the calendar, with one about to be cancelled', '#calendar', 'Keep the appointment', {
      steps: ['Cancel'],
    }),
    state('hours, with a member about to be removed', '#hours', 'Take them out of Access first', {
      steps: ['Asha Pillai has left'],
    }),
    state('hours, for a member who is no admin', '#hours', 'Only an admin', { changes: asMember }),
    state('hours, with none yet', '#hours', 'Nobody has hours yet', {
      changes: { readHours: makeHours({ members: none }) },
    }),
    state('hours, with stretches that overlap', '#hours', 'Overlaps with', {
      changes: { readHours: overlapping },
      steps: ['Edit hours', 'Save hours'],
    }),
    state('hours, with rules and days off that have mistakes', '#hours', 'Choose the first day', {
      steps: [{ noticeHours: '999' }, 'Save rules', 'Add days off'],
    }),
    state('hours, with the address of a feed', '#hours', 'Copy the address now', {
      steps: ['Make an address'],
    }),
    state('people', '#people', 'Everything we keep'),
    state('a person', '#people', 'Messages about them', { steps: find }),
    state('a person who has called an email spam', '#people', 'Called our email spam', {
      changes: {
        findPerson: {
          email,
          sameMailbox: [],
          leads: [{ ...seen, returned: 'complained' }],
          messages: [],
        },
      },
      steps: find,
    }),
    state('a person, erased, whom others mention', '#people', 'still mention the address', {
      changes: { erasePerson: mentioned },
      steps: [...find, { confirmation: email }, 'Erase everywhere'],
    }),
    state('partners', '#partners', 'Websites we do not know'),
    state('partners, one being edited, another with mistakes', '#partners', 'Use small letters', {
      steps: ['Edit', 'Add a partner'],
    }),
    state('the newsletter', '#newsletter', 'Confirmation is on'),
    state('health', '#health', 'to delete tonight'),
    state('health, with a mistake', '#health', 'That did not work', {
      changes: { retryMessage: failing },
      steps: ['Try again'],
    }),
    state('the own system', '#system', 'takes the leads'),
    state('the own system, not set up', '#system', 'Ask the operator of the site', {
      changes: { readOfficeWebhook: { ...unset, system: '', hasKey: false } },
    }),
    state('the own system, with a wrong name', '#system', 'Type crm.example to send', {
      changes: { readOfficeWebhook: unset },
      steps: [
        { 'system-url': 'https://crm.example/hook', 'system-host': 'crm' },
        'Send leads there',
      ],
    }),
    state('the own system, failing', '#system', 'takes no leads', {
      changes: { readOfficeWebhook: failingSystem(nowMs) },
      steps: ['Stop sending leads'],
    }),
    state('the own system, paused', '#system', 'Go on', {
      changes: { readOfficeWebhook: cannedSystem(nowMs, { isPaused: true, waiting: 2 }) },
    }),
    state('the own system, for a member who is no admin', '#system', 'Only an admin', {
      changes: { ...asMember, readOfficeWebhook: cannedSystem(nowMs, { url: null }) },
    }),
  ];
}

/** All answers of a state. */
export const answersOf = ({ changes }: DeskState, nowMs: number): Answers => ({
  ...cannedDesk(nowMs),
  ...changes,
});
