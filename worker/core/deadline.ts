/** A promise took longer than its time limit. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * Settles as `promise` does, or rejects with a `DeadlineError` after `timeLimitMs`.
 * The work behind the promise continues; only the wait ends.
 */
export async function withDeadline<T>(promise: Promise<T>, timeLimitMs: number): Promise<T> {
  let timer: number | null = null;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError()), timeLimitMs);
  });
  try {
    return await Promise.race([promise, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
