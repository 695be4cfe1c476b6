import { HONEYPOT_FIELD } from '../contract/submission-paths.ts';
import type { JsonObject } from './json-object.ts';

/** Only a program fills a field that no person sees. What says nothing does not fill it. */
export function isHoneypotFilled(body: JsonObject): boolean {
  const value = body[HONEYPOT_FIELD];
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return Boolean(value);
}
