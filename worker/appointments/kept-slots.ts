import type { Slots, Way } from '../contract/appointment.ts';
import { consultationTypes } from '../contract/options.ts';

/** Read by nobody but this file; the cache wants an address. Whose page asks makes no difference. */
const keyOf = (way: Way) => `https://slots.invalid/${way}`;

/** So long, visitors may see what has gone meanwhile: booking finds out. */
const KEPT_SECONDS = 30;

/** What was found lately at this location of the network; null without. */
export async function readKeptSlots(way: Way): Promise<Slots | null> {
  try {
    const kept = await caches.default.match(keyOf(way));
    return kept ? await kept.json<Slots>() : null;
  } catch {
    return null;
  }
}

export async function keepSlots(way: Way, slots: Slots): Promise<void> {
  const headers = { 'Cache-Control': `max-age=${KEPT_SECONDS}` };
  await caches.default.put(keyOf(way), Response.json(slots, { headers })).catch(() => {});
}

/** After a change: what is kept at other locations ends by itself. */
export async function forgetSlots(): Promise<void> {
  await Promise.allSettled(consultationTypes.map((way) => caches.default.delete(keyOf(way))));
}
