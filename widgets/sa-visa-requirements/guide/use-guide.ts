import type { CountryCode } from '../../content/country-code.ts';
import { contents as rates } from '../../content/exchange-rates.ts';
import { contents as money } from '../../content/visas/money.ts';
import type { Visa } from '../../content/visas/visa.ts';
import { visas } from '../../content/visas/visas.ts';
import { followContent, followed } from '../../kit/loading/follow-content.ts';
import {
  type AsyncState,
  useAsync,
  useLazyModule,
  usePrefetch,
} from '../../kit/loading/use-async.ts';

export type Guide = AsyncState<Visa>;

const followSums = () => followContent({ ...rates, ...money });

const loadMoneyTools = () => import('../money/money-tools.tsx');

/** The guide of a country; an empty code loads none. */
export function useGuide(country: string): Guide {
  usePrefetch([followSums, ...Object.values(visas).map(({ load }) => load), loadMoneyTools]);
  return useAsync(country, async () => {
    const visa = visas[country as CountryCode];
    if (!visa) throw new Error(`no guide for ${country}`);
    return followed(await visa.load()).guide;
  });
}

/** The calculators, the chart and the answers, once they are wanted. */
export const useMoneyTools = (isWanted = true) => useLazyModule(loadMoneyTools, isWanted);
