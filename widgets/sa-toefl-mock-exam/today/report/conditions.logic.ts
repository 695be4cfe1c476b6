import { count } from '../../../kit/rules/plural.ts';
import { factorOf, PACES, type Run } from '../run/run.logic.ts';

/** What was other than in the real test: each a sentence. */
export function listConditions({ pace, wasUntimed, wasLate, read }: Run): string[] {
  return [
    wasUntimed && 'Practised without the clock, at least in part.',
    !wasUntimed && factorOf(pace) > 1 && `Time: ${PACES[pace].toLowerCase()} as the test allows.`,
    wasLate && 'The time was over before everything was answered.',
    read.length > 0 && `${count(read.length, 'recording')} read instead of heard.`,
  ].filter((text) => text !== false);
}
