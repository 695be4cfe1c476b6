import { HttpError } from './http-error.ts';

/**
 * Only JSON: the types a plain HTML form can send need no preflight, so they would get past CORS.
 * @throws HttpError 415
 */
export function requireJsonContentType(request: Request): void {
  const [essence = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (essence.trim().toLowerCase() !== 'application/json') {
    throw new HttpError(415, 'unsupported-media-type');
  }
}
