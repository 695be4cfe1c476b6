import { HttpError } from './http-error.ts';

/** @throws HttpError 405, naming the `allowed` methods. */
export function requireMethod(request: Request, allowed: readonly string[]): void {
  if (!allowed.includes(request.method)) {
    throw new HttpError(405, 'method-not-allowed', { headers: { Allow: allowed.join(', ') } });
  }
}
