import type { Presence } from '../content/chat.ts';
import type { Random } from '../kit/rules/random.ts';

const PRESENCES: readonly Presence[] = ['available', 'busy', 'away'];

/** A random one of `values`. */
export function pickOne<T>(values: readonly T[], random: Random): T {
  return values[Math.floor(random() * values.length)] as T;
}

/** A random presence. */
export function pickPresence(random: Random): Presence {
  return pickOne(PRESENCES, random);
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

function between(low: number, high: number, random: Random): number {
  return low + Math.round(random() * (high - low));
}
