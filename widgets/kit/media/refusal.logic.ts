/** What can stand in the way of a recording, by the name of the error that getUserMedia gives. */
const reasons: ReadonlyMap<string, string> = new Map([
  ['NotAllowedError', 'The browser was not allowed to use the microphone'],
  ['SecurityError', 'This page may not use the microphone'],
  ['NotFoundError', 'No microphone was found'],
  ['NotReadableError', 'Another program is using the microphone'],
]);

/**
 * Why nothing can be recorded, as the beginning of a sentence.
 *
 * @param errorName Name of the error; null where the browser cannot record at all, as on a page
 * that was not loaded over HTTPS.
 */
export function describeRefusal(errorName: string | null): string {
  return reasons.get(errorName ?? '') ?? 'Recording is not available here';
}

/** What a visitor is told of a recording that was cut short. */
export const cutShortText =
  'The microphone or camera went away, so the recording ended early. What was recorded until then is kept.';
