/** Why a submission was not stored, in the detail that pages get. */
export type FailureReason = 'offline' | 'refused-origin' | 'invalid' | 'server';

/**
 * The reason for a failed submission.
 *
 * @param status of the answer; 0 if there was none.
 * @param message of the error, which quotes the answer's body.
 * @param origin of the page; the text `null` in a file or a sandboxed frame, which the API always
 *   refuses.
 */
export function reasonOf(status: number, message: string, origin: string): FailureReason {
  const isRefused = status === 403 && message.includes('origin-not-allowed');
  if (isRefused || (origin === 'null' && status === 0)) return 'refused-origin';
  if (status === 0) return 'offline';
  return [400, 413, 422].includes(status) ? 'invalid' : 'server';
}
