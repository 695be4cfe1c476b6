import { isJsonObject, readList } from '../../kit/rules/json.ts';

/**
 * The documents ticked, by code of the country. A document is known by its wording: reworded, it
 * needs a new tick, because its requirement may have changed.
 */
export type ChecklistTicks = ReadonlyMap<string, readonly string[]>;

export const noTicks: ChecklistTicks = new Map();

/** The ticks in a stored value of any shape; anything it cannot read counts as unticked. */
export function readTicks(value: unknown): ChecklistTicks {
  if (!isJsonObject(value)) return noTicks;
  const entries = Object.entries(value).map(([country, documents]) => [
    country,
    readList(documents).filter((text) => typeof text === 'string'),
  ]);
  return new Map(entries as [string, string[]][]);
}

/** The ticks as a value to store; `readTicks` is the inverse. */
export function formatTicks(ticks: ChecklistTicks): Record<string, readonly string[]> {
  return Object.fromEntries(ticks);
}

export function isTicked(ticks: ChecklistTicks, country: string, document: string): boolean {
  return ticks.get(country)?.includes(document) ?? false;
}

/** Toggles a document's tick. */
export function toggleTick(
  ticks: ChecklistTicks,
  country: string,
  document: string,
): ChecklistTicks {
  const others = (ticks.get(country) ?? []).filter((ticked) => ticked !== document);
  const next = isTicked(ticks, country, document) ? others : [...others, document];
  return new Map(ticks).set(country, next);
}

/** For example `3 of 9 ready`; ticks of documents no longer listed do not count. */
export function describeProgress(
  ticks: ChecklistTicks,
  country: string,
  documents: readonly string[],
): string {
  const ready = documents.filter((document) => isTicked(ticks, country, document));
  return `${ready.length} of ${documents.length} ready`;
}
