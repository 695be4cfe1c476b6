/** Why a submission was not stored, as far as a page is told. */
export type FailureReason = 'offline' | 'refused-origin' | 'invalid' | 'server';

/**
 * The reason for a failed submission.
 *
 * @param status of the answer; 0 where there was none.
 * @param message of the error, which quotes the answer's body.
 * @param origin of the page; `null` as text in a file or a sandboxed frame, which the API never takes.
 */
export function reasonOf(status: number, message: string, origin: string): FailureReason {
  const isRefused = status === 403 && message.includes('origin-not-allowed');
  if (isRefused || (origin === 'null' && status === 0)) return 'refused-origin';
  if (status === 0) return 'offline';
  return [400, 413, 422].includes(status) ? 'invalid' : 'server';
}
