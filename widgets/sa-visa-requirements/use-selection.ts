import type { RefObject } from 'react';
import { useAddressedFields } from '../kit/address/use-addressed-fields.ts';
import { emit, useHost } from '../kit/element/host.ts';
import { updatePlan } from '../kit/stores/plan.ts';
import { type VisaSelection, visaTable } from './visa-requirements.api.ts';
import { chooseCountry } from './visa-requirements.logic.ts';

/** The country, the tab and the answer. Only the visitor's own choices emit an event. */
export function useSelection(
  attributes: VisaSelection,
  isSynced: boolean,
  formRef: RefObject<HTMLElement | null>,
) {
  const host = useHost();
  const { values, change } = useAddressedFields({
    table: visaTable,
    attributes,
    isSynced,
    formRef,
  });

  const open = (next: VisaSelection) => {
    change(next);
    emit(host, 'opened', { ...next });
  };
  return {
    selection: values,
    choose(code: string) {
      const next = chooseCountry(values, code);
      if (next === values) return;
      updatePlan({ country: code });
      open(next);
    },
    show: (part: Partial<VisaSelection>) => open({ ...values, ...part }),
  };
}
