import { useForm } from '../../kit/forms/use-form.ts';
import { secondary } from '../../kit/ui/button-styles.ts';
import { Field } from '../../kit/ui/field.tsx';
import { control } from '../../kit/ui/field-styles.ts';
import { Labelled } from '../../kit/ui/labelled.tsx';
import { buttons, details, rateForm } from '../cost-calculator.styles.ts';
import { parseRupeeRate } from '../money.logic.ts';
import type { RupeeRate } from './money.tsx';

interface RupeeFormProps {
  rate: RupeeRate | undefined;
  setRate(rate: RupeeRate | undefined): void;
}

/** Rupees beside the dollars, at a rate that the visitor looked up. */
export function RupeeForm({ rate, setRate }: RupeeFormProps) {
  const form = useForm<RupeeRate>({
    names: ['rate', 'rate-day'],
    check({ rate: text = '', 'rate-day': day = '' }) {
      const rupeesPerUsd = parseRupeeRate(text);
      const message = 'Enter the rupees for one dollar, between 10 and 1,000';
      return rupeesPerUsd
        ? { issues: [], value: { rupeesPerUsd, day } }
        : { issues: [{ field: 'rate', message }], value: undefined };
    },
    onValid(value) {
      setRate(value);
      return false;
    },
    onError: (error) => console.error(error),
  });
  return (
    <details className={details}>
      <summary>See it in rupees</summary>
      <form {...form.formProps} className={rateForm} aria-label="Rate of exchange">
        <Field
          form={form}
          name="rate"
          label="Rupees for $1"
          hint="Your bank's rate, for example."
          type="number"
          inputMode="decimal"
          step="any"
          autoComplete="off"
        />
        <Labelled id="rate-day" label="Date of the rate (Optional)">
          <input className={control} part="input" id="rate-day" name="rate-day" type="date" />
        </Labelled>
        <div className={buttons}>
          <button type="submit" className={secondary} part="button">
            Show rupees
          </button>
          {rate && (
            <button
              type="button"
              className={secondary}
              part="button"
              onClick={(event) => {
                (event.currentTarget.previousElementSibling as HTMLElement).focus();
                setRate(undefined);
              }}
            >
              Dollars only
            </button>
          )}
        </div>
      </form>
    </details>
  );
}
