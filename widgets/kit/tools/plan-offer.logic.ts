/** A field of a tool, as its table of start values has it. */
interface OfferedField {
  accept(text: string): string | undefined;
  fallback: string;
}

interface OfferInput {
  /** What the plan says, by the choice's name. */
  choices: Readonly<Record<string, string | undefined>>;
  /** The tool's field for each choice that it asks for: `{ level: 'programLevel' }`. */
  asks: Readonly<Record<string, string>>;
  fields: Readonly<Record<string, OfferedField>>;
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
 * country only.
 */
export function offerPlan({ choices, asks, fields, values, taken }: OfferInput): PlanOffer {
  const offer: PlanOffer = { values: {}, choices: {} };
  for (const [choice, name] of Object.entries(asks)) {
    const told = choices[choice];
    const field = fields[name];
    const accepted = told && field?.accept(told);
    const isOpen = values[name] === field?.fallback && !taken.has(name);
    if (!told || !accepted || !isOpen || accepted === values[name]) continue;
    if (choice === 'city' && !isInCountry(offer, choices, asks, values)) continue;
    offer.values[name] = accepted;
    offer.choices[choice] = told;
  }
  return offer;
}

/** Whether the country of the plan is offered, or is in the form already. */
function isInCountry(
  offer: PlanOffer,
  { country }: OfferInput['choices'],
  asks: OfferInput['asks'],
  values: OfferInput['values'],
): boolean {
  return !!country && (offer.choices.country ?? values[asks.country ?? '']) === country;
}
