import { useState } from 'react';
import { exchangeRates } from '../../content/exchange-rates.ts';
import { localDay } from '../../kit/rules/calendar-day.ts';
import { planStore, updatePlan } from '../../kit/stores/plan.ts';
import { useStore } from '../../kit/stores/use-store.ts';
import { findRate, type OwnRates, type Rate } from './rates.logic.ts';

export interface Rates {
  /** Rupees for a dollar. */
  rupees: Rate;
  /** The same as the table has it, whatever she entered. */
  published: Rate;
  /** Whether amounts are shown in rupees, too. */
  hasRupees: boolean;
  showRupees(isShown: boolean): void;
  /** The rate of a currency; undefined for the dollar itself, and for one without a rate. */
  find(currency: string): Rate | undefined;
  /** Takes the visitor's rates, by currency, as of today. Hers for rupees joins her plan. */
  enter(perUsd: Readonly<Record<string, number>>): void;
}

/** The exchange rates: those she entered, here or for her plan, before those of the table. */
export function useRates(): Rates {
  const { rate } = useStore(planStore).results;
  const [entered, setEntered] = useState<OwnRates>({});
  const [hasRupees, showRupees] = useState(true);
  const planned = rate && { INR: { perUsd: rate.rupees, day: rate.day } };
  const find = (currency: string) =>
    currency === 'USD' ? undefined : findRate(currency, { ...planned, ...entered }, exchangeRates);
  return {
    rupees: find('INR') as Rate,
    published: findRate('INR', {}, exchangeRates) as Rate,
    hasRupees,
    showRupees,
    find,
    enter(perUsd) {
      const day = localDay(new Date());
      const rates = Object.entries(perUsd).map(([code, units]) => [code, { perUsd: units, day }]);
      setEntered({ ...entered, ...Object.fromEntries(rates) });
      if (perUsd.INR) updatePlan({}, { rate: { rupees: perUsd.INR, day } });
      showRupees(true);
    },
  };
}
