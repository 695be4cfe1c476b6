/** A field of a tool, as its table of start values has it. */
interface OfferedField {
  fallback: string;
  planName?: string;
}

interface OfferInput {
  /** What the plan says, by the choice's name. */
  choices: Readonly<Record<string, string | undefined>>;
  fields: Readonly<Record<string, OfferedField>>;
  /** The value that a text means in the field of that name; undefined for none. */
  accept(name: string, text: string): string | undefined;
  /** What the fields hold. */
  values: Readonly<Record<string, string>>;
  /** Fields that are not to be touched: hers, or set by the page. */
  taken: ReadonlySet<string>;
}

export interface PlanOffer {
  /** What would be filled in, by the field's name. */
  values: Record<string, string>;
  /** The same as the plan spells it, by the choice's name. */
  choices: Record<string, string>;
}

/**
 * What a plan has for the fields that are still as the tool opens. A city is offered with its
 * country only, or where that is in the form already.
 */
export function offerPlan({ choices, fields, values, taken, accept }: OfferInput): PlanOffer {
  const offer: PlanOffer = { values: {}, choices: {} };
  for (const [name, field] of Object.entries(fields)) {
    const { planName: choice = name } = field;
    const told = choices[choice];
    const accepted = told && accept(name, told);
    const isOpen = values[name] === field.fallback && !taken.has(name);
    if (!told || !accepted || !isOpen || accepted === values[name]) continue;
    if (choice === 'city' && choices.country !== (offer.choices.country ?? values.country))
      continue;
    offer.values[name] = accepted;
    offer.choices[choice] = told;
  }
  return offer;
}
