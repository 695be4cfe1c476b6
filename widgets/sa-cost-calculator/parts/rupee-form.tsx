import { Field } from '../../kit/forms/field.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { secondary } from '../../kit/ui/button.styles.ts';
import { buttons, details, rateForm } from '../cost-calculator.styles.ts';
import { parseRupeeRate } from '../money.logic.ts';
import type { RupeeRate } from './money.tsx';

interface RupeeFormProps {
  rate: RupeeRate | undefined;
  setRate(rate: RupeeRate | undefined): void;
}

/** Shows rupees beside the dollars, at a rate that the visitor looked up. */
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
      <form {...form.formProps} className={rateForm} aria-label="Exchange rate">
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
        <Field name="rate-day" label="Date of the rate (Optional)" type="date" />
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
