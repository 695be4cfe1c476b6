/** Why a submission was not stored, in the detail that pages get. */
type FailureReason = 'offline' | 'refused-origin' | 'invalid' | 'server';

/**
 * The reason for a failed submission.
 *
 * @param status of the answer; 0 if there was none.
 * @param message of the error, which quotes the answer's body.
 */
export function reasonOf(status: number, message: string): FailureReason {
  if (status === 403 && message.includes('origin-not-allowed')) return 'refused-origin';
  if (status === 0) return 'offline';
  return [400, 413, 422].includes(status) ? 'invalid' : 'server';
}
