import { HONEYPOT_FIELD } from '../contract/submission-paths.ts';
import type { JsonObject } from './json-object.ts';

/** Only a program fills a field that no person sees. */
export function isHoneypotFilled(body: JsonObject): boolean {
  const value = body[HONEYPOT_FIELD];
  return value !== undefined && value !== null && value !== '';
}
