import type { Slots, Way } from '../contract/appointment.ts';
import { consultationTypes } from '../contract/options.ts';

/** The cache needs a URL, which only this file reads. Free times are the same on every page. */
const keyOf = (way: Way) => `https://slots.invalid/${way}`;

/** Visitors may see a taken time for so long: booking refuses it. */
const CACHED_SECONDS = 30;

/** Reads the free times cached at this location of the network; null without. */
export async function readCachedSlots(way: Way): Promise<Slots | null> {
  try {
    const cached = await caches.default.match(keyOf(way));
    return cached ? await cached.json<Slots>() : null;
  } catch {
    return null;
  }
}

export async function cacheSlots(way: Way, slots: Slots): Promise<void> {
  const headers = { 'Cache-Control': `max-age=${CACHED_SECONDS}` };
  await caches.default.put(keyOf(way), Response.json(slots, { headers })).catch(() => {});
}

/** Clears the cache after a change; those of other locations expire. */
export async function clearSlotsCache(): Promise<void> {
  await Promise.allSettled(consultationTypes.map((way) => caches.default.delete(keyOf(way))));
}
