import { count } from '../../kit/rules/plural.ts';
import { factorOf, PACES, type Run } from '../run/run.logic.ts';

/** Differences from the real test, a sentence each. */
export function listConditions({ pace, wasUntimed, wasLate, read }: Run): string[] {
  return [
    wasUntimed && 'You practised without the clock, at least in part.',
    !wasUntimed &&
      factorOf(pace) > 1 &&
      `You had ${PACES[pace].toLowerCase()} that the test allows.`,
    wasLate && 'The time was over before you answered everything.',
    read.length > 0 && `You read ${count(read.length, 'recording')} instead of listening.`,
  ].filter((text) => text !== false);
}
