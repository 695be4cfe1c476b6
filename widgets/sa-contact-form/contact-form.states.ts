import { asItOpens, type ElementState } from '../testing/states.ts';

export const states: readonly ElementState[] = [
  asItOpens,
  { name: 'a subject chosen by the page', attributes: { subject: 'visa', heading: 'Ask us' } },
  { name: 'with errors', steps: [{ press: 'Send Message' }, { says: 'Name is required' }] },
];
