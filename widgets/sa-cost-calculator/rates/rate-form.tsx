import { smallText } from '../../kit/core/card.styles.ts';
import { Field } from '../../kit/forms/field.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { secondary } from '../../kit/ui/button.styles.ts';
import { part } from '../cost-calculator.styles.ts';
import { buttons, rateForm } from '../estimate/extras.styles.ts';
import { describeRate, explainRate, parseRate } from './rate-entry.logic.ts';
import type { Rates } from './use-rates.ts';

interface RateFormProps {
  rates: Rates;
  /** ISO code of the country's currency, whose rate decides whether the visa's figure is met. */
  currency: string;
}

/** The exchange rates behind the figures, for the visitor to change. */
export function RateForm({ rates, currency }: RateFormProps) {
  const currencies = rates.find(currency) && currency !== 'INR' ? ['INR', currency] : ['INR'];
  const nameOf = (code: string) => `rate-${code}`;
  const form = useForm<Record<string, number>>({
    names: currencies.map(nameOf),
    check(values) {
      const parsed = currencies.map((code) => [code, parseRate(values[nameOf(code)] ?? '', code)]);
      const issues = currencies
        .filter((_, index) => !parsed[index]?.[1])
        .map((code) => ({ field: nameOf(code), message: explainRate(code) }));
      return { issues, value: issues.length ? undefined : Object.fromEntries(parsed) };
    },
    onValid(perUsd) {
      const isNew = ([code, units]: [string, number]) => units !== rates.find(code)?.perUsd;
      rates.enter(Object.fromEntries(Object.entries(perUsd).filter(isNew)));
      return false;
    },
    onError: (error) => console.error(error),
  });
  return (
    <details className={part}>
      <summary>Change the exchange rate</summary>
      <p role="status">
        {rates.hasRupees &&
          `Rupees at ₹${rates.rupees.perUsd} for $1, ${describeRate(rates.rupees)}.`}
      </p>
      <form {...form.formProps} className={rateForm} aria-label="Exchange rates">
        {currencies.map((code) => (
          <Field
            key={code}
            form={form}
            name={nameOf(code)}
            label={`${code === 'INR' ? 'Rupees' : code} for $1`}
            hint={`Now ${describeRate(rates.find(code) ?? rates.rupees)}.`}
            type="number"
            inputMode="decimal"
            step="any"
            autoComplete="off"
            defaultValue={rates.find(code)?.perUsd}
          />
        ))}
        <p className={smallText}>
          Banks and cards add their own margin: enter your bank's selling rate.
        </p>
        <div className={buttons}>
          <button type="submit" className={secondary} part="button">
            Use these rates
          </button>
          <button
            type="button"
            className={secondary}
            part="button"
            aria-pressed={!rates.hasRupees}
            onClick={() => rates.showRupees(!rates.hasRupees)}
          >
            Dollars only
          </button>
        </div>
      </form>
    </details>
  );
}
