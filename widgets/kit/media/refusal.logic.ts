/** Why a recording is impossible, by the name of getUserMedia's error. */
const REFUSAL_TEXTS: ReadonlyMap<string, string> = new Map([
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
  return REFUSAL_TEXTS.get(errorName ?? '') ?? 'Recording is not available here';
}

/** For a recording that was cut short. */
export const CUT_SHORT_TEXT =
  'The microphone or camera was disconnected, so the recording ended early. Everything before that is kept.';
