import type { ChatConsultant, Presence } from '../content/chat.ts';
import type { Random } from '../kit/rules/shuffle.ts';

const PRESENCES: readonly Presence[] = ['available', 'busy', 'away'];

/** A random one of `values`. */
export function pickOne<T>(values: readonly T[], random: Random): T {
  return values[Math.floor(random() * values.length)] as T;
}

/** A random presence. */
export function pickPresence(random: Random): Presence {
  return pickOne(PRESENCES, random);
}

/** A consultant's picture in the chat: one letter, because two can spell AI, as a bot would. */
export function chatPortrait({ name, image }: Pick<ChatConsultant, 'name' | 'image'>) {
  return { ...image, initials: name.charAt(0) };
}

/** Delay before a reply: 1 to 2 s. */
export function replyDelayMs(random: Random): number {
  return between(1000, 2000, random);
}

/** Time until the presence changes: 30 to 60 s. */
export function presenceDelayMs(random: Random): number {
  return between(30_000, 60_000, random);
}

/** The first message of a conversation, from a template with `{name}`. */
export function greet(template: string, name: string): string {
  return template.replace('{name}', name);
}

/** Scrolling less than this many px is no direction: fingers tremble, and bars of browsers fold. */
const SCROLL_SLACK = 8;

/** Whether the page is scrolled down from `before` to `now`, in px. */
export function isDownward(before: number, now: number): boolean {
  return now > SCROLL_SLACK && now - before >= SCROLL_SLACK;
}

/** A box in the window, in px. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** A control as low as this must not be touched; of a large card a corner may be covered. */
const LARGE_PX = 80;
const COVERED_SHARE = 0.04;

/** Whether `box` covers too much of `control` to press or read it. */
export function covers(box: Box, control: Box): boolean {
  const width = Math.min(box.right, control.right) - Math.max(box.left, control.left);
  const height = Math.min(box.bottom, control.bottom) - Math.max(box.top, control.top);
  if (width <= 0 || height <= 0) return false;
  const [ownWidth, ownHeight] = [control.right - control.left, control.bottom - control.top];
  return ownHeight <= LARGE_PX || width * height > COVERED_SHARE * ownWidth * ownHeight;
}

function between(low: number, high: number, random: Random): number {
  return low + Math.round(random() * (high - low));
}
