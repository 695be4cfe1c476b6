import type { Country } from '../content/countries/country.ts';
import type { VisaTopic } from '../content/visas/visa.ts';
import type { VisaOffice } from '../content/visas/visas.ts';

export const visaTabs: readonly { id: VisaTopic; label: string }[] = [
  { id: 'documents', label: 'Required Documents' },
  { id: 'finances', label: 'Financial Requirements' },
  { id: 'healthInsurance', label: 'Health Insurance' },
  { id: 'timeline', label: 'Application Timeline' },
  { id: 'tips', label: 'Tips & Advice' },
];

export const visaPrompt = 'Select a country to view visa requirements';
export const visaUnavailableHeading = 'Visa information temporarily unavailable';
export const visaDisclaimer =
  'Requirements change, often without notice. Confirm everything here with the embassy or visa office before you apply or pay.';
/** Where visa guidance is booked. */
export const visaGuidancePath = '/contact#consultation';

type NamedCountry = Pick<Country, 'code' | 'name' | 'flag'>;

/** What the checker shows: nothing yet, a country it does not know, an apology, or a guide. */
export type VisaState =
  | { status: 'none' }
  | { status: 'unknown'; value: string }
  | { status: 'unavailable' | 'chosen'; country: NamedCountry; office: VisaOffice | undefined };

/**
 * The state for a country as the select or an attribute names it: by code or by name, in any case.
 * A country without a guide of ours is unavailable.
 */
export function findVisaState(
  value: string,
  countries: readonly NamedCountry[],
  offices: readonly VisaOffice[],
): VisaState {
  const wanted = value.trim();
  if (!wanted) return { status: 'none' };
  const country = findCountry(wanted, countries);
  if (!country) return { status: 'unknown', value: wanted };
  const office = offices.find((candidate) => candidate.country === country.code);
  return { status: office?.hasGuide ? 'chosen' : 'unavailable', country, office };
}

/** The text under `visaUnavailableHeading`. */
export function describeUnavailable(countryName: string): string {
  return `We're currently updating our visa information for ${countryName}. Please check back later or contact our visa experts for the most up-to-date requirements.`;
}

/** For a country that is in none of our tools, such as Ireland. */
export function describeUnknown(value: string): string {
  return `We have no visa guide for "${value}". Choose a country from the list, or talk to us.`;
}

/** What a screen reader says when another country is shown; a guide to come speaks for itself. */
export function announceState(state: VisaState, isGuideOpen: boolean): string {
  if (state.status === 'unknown') return describeUnknown(state.value);
  if (state.status === 'unavailable') return visaUnavailableHeading;
  return state.status === 'chosen' && isGuideOpen
    ? `The guide for ${state.country.name} is open.`
    : '';
}

export interface VisaSelection {
  /** Code of the country; empty before one is chosen. */
  country: string;
  tab: VisaTopic;
}

/**
 * A selection as attributes or an address name it: the country by code or by name, in any case. An
 * unknown country is kept for the message that names it; an unknown tab means the documents.
 */
export function readSelection(
  country: string,
  tab: string,
  countries: readonly NamedCountry[],
): VisaSelection {
  const wanted = country.trim();
  return {
    country: findCountry(wanted, countries)?.code ?? wanted,
    tab: visaTabs.find(({ id }) => id === tab)?.id ?? 'documents',
  };
}

/** Another country starts at its documents; the same one again is no change. */
export function chooseCountry(selection: VisaSelection, country: string): VisaSelection {
  return country === selection.country ? selection : { country, tab: 'documents' };
}

function findCountry(wanted: string, countries: readonly NamedCountry[]): NamedCountry | undefined {
  const lower = wanted.toLowerCase();
  return countries.find(({ code, name }) => code === lower || name.toLowerCase() === lower);
}
