import type { Visa } from '../../content/visas/visa.ts';
import { importAgain } from '../../kit/element/import-again.ts';
import { type Loaded, useFetchedAhead, useLoaded } from '../../kit/ui/use-loaded.ts';
import { guides } from './guides.ts';

export type Guide = Loaded<Visa>;

/** The guide of a country; an empty code asks for none. */
export function useGuide(country: string): Guide {
  useFetchedAhead(Object.values(guides));
  return useLoaded(country, async () => {
    const load = guides[country];
    const [guide] = load ? Object.values(await importAgain(load)) : [];
    if (!guide) throw new Error(`no guide for ${country}`);
    return guide;
  });
}
