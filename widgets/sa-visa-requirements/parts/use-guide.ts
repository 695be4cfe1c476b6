import type { Visa } from '../../content/visas/visa.ts';
import { type Loaded, useLoaded } from '../../kit/stores/use-loaded.ts';
import { guides } from './guides.ts';

export type Guide = Loaded<Visa>;

/** The guide of a country, downloaded when it is first asked for; an empty code asks for none. */
export function useGuide(country: string): Guide {
  return useLoaded(country, async () => (await guides[country]?.()) ?? {});
}
