import { asItOpens, type ElementState } from '../testing/states.ts';

const toast = (variant: 'default' | 'destructive') => ({
  dispatch: 'sa-toast',
  detail: { title: 'Message sent', description: 'We answer within two days.', variant },
});

export const states: readonly ElementState[] = [
  asItOpens,
  { name: 'a message', steps: [toast('default'), { says: 'Message sent' }] },
  { name: 'a failure', steps: [toast('destructive'), { says: 'Message sent' }] },
];
