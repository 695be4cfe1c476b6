import type { Random } from './random.ts';

/** The items in random order, every order as likely as any other (Fisher and Yates). */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}
