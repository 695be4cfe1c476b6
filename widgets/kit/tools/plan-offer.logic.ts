/** A field of a tool, as its table of start values has it. */
interface OfferedField {
  fallback: string;
  planName?: string;
}

interface OfferInput {
  /** The plan's choices, by name. */
  choices: Readonly<Record<string, string | undefined>>;
  fields: Readonly<Record<string, OfferedField>>;
  /** The value that a text means in the field of that name; undefined for none. */
  accept(name: string, text: string): string | undefined;
  /** Values of the fields. */
  values: Readonly<Record<string, string>>;
  /** Fields that the visitor or the page has set. */
  taken: ReadonlySet<string>;
}

export interface PlanOffer {
  /** Values to fill in, by the field's name. */
  values: Record<string, string>;
  /** The same values as the plan spells them, by the choice's name. */
  choices: Record<string, string>;
}

/**
 * The values of a plan for the fields that are still as the tool opens. A city is offered only with its
 * country, or if the form has that country.
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
