/** A source of randomness as an argument: from 0 up to but not including 1, like `Math.random`. */
export type Random = () => number;

/** The items in random order, every order as likely as any other (Fisher and Yates). */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}
