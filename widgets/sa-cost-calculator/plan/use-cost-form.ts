import { countries } from '../../content/countries/countries.ts';
import { namesOf } from '../../kit/address/address-table.ts';
import { useAddressedFields } from '../../kit/address/use-addressed-fields.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { type CostAttributes, formTable } from '../cost-calculator.api.ts';
import type { CostChoice } from './cost-choice.ts';
import { parseCostForm } from './cost-form.logic.ts';
import { explainProgramLevel, matchProgramLevel } from './program-level.logic.ts';
import type { Linked } from './read-linked.ts';

/** The form. `calculate` is called with the plan of a form that is sent without a mistake. */
export function useCostForm(
  { syncUrl, ...attributes }: CostAttributes,
  linked: Linked,
  calculate: (plan: CostChoice) => void,
) {
  const form = useForm<CostChoice>({
    names: namesOf(formTable),
    check: (values) => parseCostForm(values, countries),
    onValid(plan) {
      calculate(plan);
      return false;
    },
    // An unknown country: the previous result stays.
    onError: (error) => console.error(error),
  });
  const { values, follow, change } = useAddressedFields({
    table: formTable,
    attributes,
    isSynced: syncUrl,
    formRef: form.formProps.ref,
    onFilled: form.formProps.onInput,
    linked: linked.values,
  });
  const level = linked.level || attributes.programLevel;
  const isOfLevel = values.programLevel === matchProgramLevel(level);
  return {
    form,
    values,
    /** Its plan; undefined while a value is missing or wrong. */
    plan: parseCostForm(values, countries).value,
    /** Explanation of the row chosen for the level of the page or link, or `''`. */
    programNote: isOfLevel ? explainProgramLevel(level) : '',
    follow,
    change,
  };
}
