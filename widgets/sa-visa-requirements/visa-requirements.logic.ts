import type { Country } from '../content/countries/country.ts';
import { type VisaOffice, visas } from '../content/visas/visas.ts';
import { findCountry } from '../kit/rules/find-country.ts';
import type { VisaSelection } from './visa-requirements.api.ts';

export const VISA_PROMPT = 'Select a country to view visa requirements';
export const VISA_UNAVAILABLE_HEADING = 'Visa information temporarily unavailable';
export const VISA_DISCLAIMER = 'Requirements change. Confirm everything here with the embassy.';
/** The page for booking visa guidance. */
export const VISA_GUIDANCE_PATH = '/contact#consultation';

type NamedCountry = Pick<Country, 'code' | 'name'>;

/** The checker's content: nothing yet, an unknown country, an apology, or a guide. */
type VisaState =
  | { status: 'none' }
  | { status: 'unknown'; value: string }
  | { status: 'unavailable' | 'chosen'; country: NamedCountry; office: VisaOffice | undefined };

/**
 * The state for a country from the select or an attribute: by code or name, in any case. A country
 * without a guide of ours is unavailable.
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
  return { status: visas[country.code] ? 'chosen' : 'unavailable', country, office };
}

/** The text under `VISA_UNAVAILABLE_HEADING`. */
export function describeUnavailable(countryName: string): string {
  return `We're currently updating our visa information for ${countryName}. Please check back later or contact our visa experts for the most up-to-date requirements.`;
}

/** For a country in none of our tools, such as Ireland. */
export function describeUnknown(value: string): string {
  return `We have no visa guide for "${value}". Choose a country from the list, or talk to us.`;
}

/** The announcement for screen readers when the country changes; a guide speaks for itself. */
export function announceState(state: VisaState, isGuideOpen: boolean): string {
  if (state.status === 'unknown') return describeUnknown(state.value);
  if (state.status === 'unavailable') return VISA_UNAVAILABLE_HEADING;
  return state.status === 'chosen' && isGuideOpen
    ? `The guide for ${state.country.name} is open.`
    : '';
}

/** Another country starts at its documents, with the same answer open; choosing the same one changes nothing. */
export function chooseCountry(selection: VisaSelection, country: string): VisaSelection {
  return country === selection.country ? selection : { ...selection, country, tab: 'documents' };
}
