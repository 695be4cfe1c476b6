/** Reasons why the desk refuses a call: the status of the answer, and the text for the member. */
export const deskProblems = {
  'not-a-member': { status: 403, text: 'You are no longer signed in.' },
  'not-an-admin': { status: 403, text: 'Only an admin of the desk may do this.' },
  'cross-site-request': { status: 403, text: 'Reload the page and try again.' },
  'not-found': { status: 404, text: 'This entry no longer exists.' },
  conflict: {
    status: 409,
    text: 'Someone else has changed this in the meantime. Check it, then make your change again.',
  },
  'already-exists': { status: 409, text: 'There is already an entry like this.' },
  'already-known': {
    status: 409,
    text: 'This website is ours, belongs to a partner, or is blocked.',
  },
  'own-address': { status: 422, text: 'This is our own address. Enter that of the other system.' },
  'unknown-member': {
    status: 422,
    text: 'This member is not known. Reload the page and choose again.',
  },
  'named-in-settings': {
    status: 422,
    text: 'The setting MEMBERS names this member. Remove the entry there, and deploy.',
  },
  'not-confirmed': { status: 422, text: 'The two addresses differ. Type the address again.' },
  'not-the-host': {
    status: 422,
    text: 'This is not the name of the server in the address. Type it as the hint shows it.',
  },
  'no-office-system': {
    status: 422,
    text: 'The privacy page does not name your system yet. Ask the operator of the site to set OFFICE_SYSTEM.',
  },
  'no-webhook-key': {
    status: 422,
    text: 'There is no key to sign with yet. Ask the operator of the site to set OFFICE_WEBHOOK_KEYS.',
  },
  'invalid-status': { status: 422, text: 'This lead cannot have that status.' },
  'invalid-cursor': { status: 422, text: 'The list has changed. Reload the page.' },
  /** Taken meanwhile, or outside the member's hours. */
  'time-gone': { status: 409, text: 'That time has just been taken. Choose another one.' },
  'already-booked': {
    status: 409,
    text: 'This lead already has an appointment. Reload the page to see it.',
  },
  'not-booked': {
    status: 409,
    text: 'This appointment has begun or is no longer booked. Reload the page to see it.',
  },
  /** The change would have to cancel an appointment ahead. */
  'has-appointment': {
    status: 409,
    text: 'This lead has an appointment ahead. Open the lead to end both.',
  },
  'too-early': { status: 409, text: 'This appointment has not begun yet.' },
  'overlapping-hours': {
    status: 422,
    text: 'Hours of the same day overlap. Change one of them.',
  },
  'invalid-days': {
    status: 422,
    text: 'The last day is before the first, or more than a year later. Change one of them.',
  },
};

export type DeskProblem = keyof typeof deskProblems;

/** The answer to a call: its value, or the problem. A conflict carries the current value. */
export type Outcome<Value, Problem extends DeskProblem = never> =
  | { value: Value }
  | (Problem extends 'conflict' ? { problem: Problem; current: Value } : { problem: Problem });
