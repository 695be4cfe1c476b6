import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type AddressTable, acceptText, namesOf, type Texts } from '../address/address-table.ts';
import { attributeNames } from '../element/attributes.ts';
import { useHost } from '../element/host.ts';
import { css } from '../element/styles.ts';
import { describeChoices, type PlanNames } from '../stores/plan-words.logic.ts';
import { secondary } from '../ui/button.styles.ts';
import { useSharedPlan } from './plan-mode.ts';
import { offerPlan } from './plan-offer.logic.ts';

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding: 8px 12px;
  background: var(--_wash);
  border: 1px solid var(--_line);
  border-radius: var(--_radius);
  & > span { flex: 1 1 144px; line-height: 1.4; }
  @media print { display: none; }
`;

interface PlanOfferProps<Values extends Texts<Values>> {
  table: AddressTable<Values>;
  /** Values of the fields. */
  values: Values;
  /** Contains the fields. */
  formRef: RefObject<HTMLElement | null>;
  /** Whether the page's address sets the fields. */
  isSynced: boolean;
  names: PlanNames;
  /** Fills the fields. */
  use(values: Partial<Values>): void;
}

/**
 * Offers the values of the visitor's plan for fields that are still as the tool opens: what the visitor or
 * the page has set takes precedence.
 */
export function PlanOffer<Values extends Texts<Values>>(props: PlanOfferProps<Values>) {
  const { table, values, formRef, isSynced, names, use } = props;
  const host = useHost();
  const { choices } = useSharedPlan();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [filled, setFilled] = useState(0);

  useLayoutEffect(() => {
    const form = formRef.current;
    const touch = ({ target }: Event) => {
      const { name } = target as HTMLInputElement;
      setTouched((before) => (before.has(name) ? before : new Set([...before, name])));
    };
    form?.addEventListener('input', touch);
    return () => form?.removeEventListener('input', touch);
  }, [formRef]);

  // The button disappears with the offer. The fields are filled by the next render.
  useEffect(() => {
    if (filled) focusNext(formRef.current);
  }, [filled, formRef]);

  if (!Object.keys(choices).length) return null;
  const isGiven = (name: string) => attributeNames(name).some((each) => host.hasAttribute(each));
  // An address sets all fields: those that it leaves out are as the tool opens.
  const isLinked =
    isSynced &&
    location.search
      .slice(1)
      .split('&')
      .some((pair) => pair.startsWith(table.prefix));
  const taken = new Set<string>([
    ...touched,
    ...namesOf(table).filter((name) => isGiven(name) || (isLinked && values[name])),
  ]);
  const offer = offerPlan({
    choices,
    fields: table.fields,
    accept: (name: keyof Values, text: string) => acceptText(table.fields[name], text),
    values,
    taken,
  } as never);
  const offered = describeChoices(offer.choices, names).join(', ');
  if (!offered) return null;

  const fill = () => {
    use(offer.values as Partial<Values>);
    setFilled(filled + 1);
  };
  return (
    <p className={line}>
      <span>From your plan: {offered}.</span>
      <button type="button" className={secondary} part="button" onClick={fill}>
        Use it
      </button>
    </p>
  );
}

/** Focuses the next field to fill in, else the button of the form, else the first field. */
function focusNext(form: HTMLElement | null) {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input,select') ?? [])];
  const next =
    fields.find(({ required, value }) => required && !value) ??
    form?.querySelector<HTMLElement>('[type=submit]') ??
    fields.find(({ type, checked }) => type !== 'radio' || checked);
  next?.focus();
}
