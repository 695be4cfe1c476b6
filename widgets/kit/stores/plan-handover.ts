import { readItem, removeItem, writeItem } from './browser-storage.ts';
import { takePlanOfLink } from './plan-of-link.ts';

/** One-time: written by "Talk to us about this", read and removed by the form. */
const KEY = 'sa-plan-handover';
const MAX_LENGTH = 1500;

/**
 * Hands the plan, in the words that would travel with a request, to the form on the next page of
 * this tab. Returns false if the browser blocks storage.
 */
export const writeHandover = (text: string): boolean =>
  writeItem('sessionStorage', KEY, tidy(text));

/** The same as a part of a fragment, for a link from another site. */
export const handoverFragment = (text: string): string =>
  `&sa-plan=${encodeURIComponent(tidy(text))}`;

/**
 * Takes the plan that was handed over to this page, once: it is removed from the tab's storage, from
 * its history entry and from the address. Null if there is none. Whoever shows it treats it as text
 * that anybody may have written, because a link can carry it.
 */
export function readHandover(): string | null {
  const linked = takePlanOfLink();
  const stored = readItem('sessionStorage', KEY);
  removeItem('sessionStorage', KEY);
  return tidy(stored ?? linked ?? '') || null;
}

/** Lines of text without anything that does not show, as long as a request may carry. */
function tidy(text: string): string {
  return text
    .replace(/[^\P{C}\n]/gu, '')
    .trim()
    .slice(0, MAX_LENGTH);
}
