import { useMemo, useState } from 'react';
import { exchangeRates } from '../../content/exchange-rates.ts';
import { localDay } from '../../kit/rules/calendar-day.ts';
import { planStore, updatePlan } from '../../kit/stores/plan.ts';
import { useStore } from '../../kit/stores/use-store.ts';
import { findRate, type OwnRates, type Rate } from './rates.logic.ts';

export interface Rates {
  /** Rupees per dollar. */
  rupees: Rate;
  /** Whether amounts are shown in rupees, too. */
  hasRupees: boolean;
  showRupees(isShown: boolean): void;
  /** The rate of a currency; undefined for the dollar itself, and for one without a rate. */
  find(currency: string): Rate | undefined;
  /** Sets the visitor's rates, by currency, as of today. The rate of rupees joins the plan. */
  enter(perUsd: Readonly<Record<string, number>>): void;
}

/** The exchange rates: those entered, here or for the plan, before those of the table. */
export function useRates(): Rates {
  const { rate } = useStore(planStore).results;
  const [entered, setEntered] = useState<OwnRates>({});
  const [hasRupees, showRupees] = useState(true);
  const own = useMemo(
    () => ({ ...(rate && { INR: { perUsd: rate.rupees, day: rate.day } }), ...entered }),
    [rate, entered],
  );
  // The table's parts are replaced when newer ones are published; a day of its own comes with each rate.
  const { perEuro } = exchangeRates;
  const { INR, USD } = perEuro;
  const rupees = useMemo(
    () => findRate('INR', own, { ...exchangeRates, perEuro: { INR, USD } }) as Rate,
    [own, INR, USD],
  );
  return {
    rupees,
    hasRupees,
    showRupees,
    find: (currency) => (currency === 'USD' ? undefined : findRate(currency, own, exchangeRates)),
    enter(perUsd) {
      const day = localDay(new Date());
      const rates = Object.entries(perUsd).map(([code, units]) => [code, { perUsd: units, day }]);
      setEntered({ ...entered, ...Object.fromEntries(rates) });
      if (perUsd.INR) updatePlan({}, { rate: { rupees: perUsd.INR, day } });
      showRupees(true);
    },
  };
}
