import type { Presence } from '../content/chat.ts';

/** A number from 0 up to, but not including, 1. */
export type Random = () => number;

const presences: readonly Presence[] = ['available', 'busy', 'away'];

/** One of `values`, each as likely as any other. */
export function pickOne<T>(values: readonly T[], random: Random): T {
  return values[Math.floor(random() * values.length)] as T;
}

export function pickPresence(random: Random): Presence {
  return pickOne(presences, random);
}

/** How long a reply takes: 1 to 2 s. */
export function replyDelayMs(random: Random): number {
  return between(1000, 2000, random);
}

/** How long a presence lasts: 30 to 60 s. */
export function presenceDelayMs(random: Random): number {
  return between(30_000, 60_000, random);
}

/** The first message of a conversation, from its template with `{name}`. */
export function greet(template: string, name: string): string {
  return template.replace('{name}', name);
}

function between(low: number, high: number, random: Random): number {
  return low + Math.round(random() * (high - low));
}
