import { answersOf, TOKEN } from '../testing/canned-booking.ts';
import { asItOpens, type ElementState, type Step } from '../testing/states.ts';

const state = (
  name: string,
  found: keyof typeof answersOf,
  says: string,
  steps: readonly Step[] = [],
): ElementState => ({
  name,
  query: `#${TOKEN}`,
  answers: answersOf[found],
  steps: [{ says }, ...steps],
});

const booked = 'Your appointment is booked';

export const states: readonly ElementState[] = [
  asItOpens,
  state('with times to choose', 'not chosen', 'None of these suits me'),
  state('with no time chosen yet', 'not chosen', 'None of these suits me', [
    { press: 'Book this time' },
    { says: 'Choose one of the times first.' },
  ]),
  state('where none suits', 'not chosen', 'None of these suits me', [
    { press: 'None of these suits me' },
    { says: 'We will call or email you' },
  ]),
  state('with nothing free', 'nothing free', 'There are no free times'),
  state('whose times did not load', 'times gone', 'The free times did not load'),
  {
    ...state('booked', 'booked', booked),
    prints: { shown: 'dl', hidden: 'button' },
  },
  state('about to be moved', 'booked', booked, [{ press: 'Change' }, { says: 'Keep my time' }]),
  state('about to be cancelled', 'booked', booked, [
    { press: 'Cancel' },
    { says: 'Cancel this appointment?' },
  ]),
  state('cancelled', 'booked', booked, [
    { press: 'Cancel' },
    { press: 'Yes, cancel it' },
    { says: 'Your appointment is cancelled' },
  ]),
  state('moved, with a link for the video call', 'moved', 'Open this link when it is time'),
  state('with no change left, in person', 'changes used up', 'To change or cancel it'),
  state('over', 'over', 'Your appointment is over'),
  state('without a network', 'offline', 'Your appointment did not load'),
  state('by a link that has expired', 'expired', 'This link has expired'),
  state('by a link that does not work', 'forged', 'This link does not work'),
  state('after too many tries', 'hurried', 'Too many attempts'),
];
