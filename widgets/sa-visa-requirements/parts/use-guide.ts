import type { Visa } from '../../content/visas/visa.ts';
import {
  type AsyncState,
  useAsync,
  useLazyModule,
  usePrefetch,
} from '../../kit/loading/use-async.ts';
import { GUIDES } from './guides.ts';

export type Guide = AsyncState<Visa>;

const loadMoneyTools = () => import('./money-tools.tsx');

/** The guide of a country; an empty code loads none. */
export function useGuide(country: string): Guide {
  usePrefetch([...Object.values(GUIDES), loadMoneyTools]);
  return useAsync(country, async () => {
    const load = GUIDES[country];
    const [guide] = load ? Object.values(await load()) : [];
    if (!guide) throw new Error(`no guide for ${country}`);
    return guide;
  });
}

/** The calculators and the chart, once they are wanted. */
export const useMoneyTools = (isWanted = true) => useLazyModule(loadMoneyTools, isWanted);
