import { describe, expect, it } from 'vitest';
import { countries } from '../content/countries/countries.ts';
import { visaOffices } from '../content/visas/visas.ts';
import { api } from './visa-requirements.api.ts';
import {
  announceState,
  chooseCountry,
  describeUnavailable,
  describeUnknown,
  findVisaState,
  VISA_GUIDANCE_PATH,
  VISA_PROMPT,
  VISA_UNAVAILABLE_HEADING,
} from './visa-requirements.logic.ts';

const find = (value: string) => findVisaState(value, countries, visaOffices);

describe('visaTabs', () => {
  it('are the five of the specification, in order', () => {
    expect(api.tab.options.map(({ label }) => label).join()).toBe(
      'Required Documents,Financial Requirements,Health Insurance,Application Timeline,Tips & Advice',
    );
  });
});

describe('the texts', () => {
  it('are those of the specification', () => {
    expect(VISA_PROMPT).toBe('Select a country to view visa requirements');
    expect(VISA_UNAVAILABLE_HEADING).toBe('Visa information temporarily unavailable');
    expect(describeUnavailable('Singapore')).toBe(
      "We're currently updating our visa information for Singapore. Please check back later or contact our visa experts for the most up-to-date requirements.",
    );
    expect(VISA_GUIDANCE_PATH).toBe('/contact#consultation');
  });

  it('name the country that is unknown', () => {
    expect(describeUnknown('Ireland')).toContain('no visa guide for "Ireland"');
  });
});

describe('findVisaState', () => {
  it.each(['', '  '])('finds none for %j', (value) => {
    expect(find(value)).toEqual({ status: 'none' });
  });

  it.each([
    ['sg', 'Singapore', 'www.ica.gov.sg'],
    ['fr', 'France', 'france-visas.gouv.fr'],
    ['nl', 'Netherlands', 'ind.nl'],
    ['ch', 'Switzerland', 'www.sem.admin.ch'],
  ])('finds %s, %s, unavailable, with the office to ask', (code, name, host) => {
    const url = expect.stringContaining(host);
    expect(find(code)).toMatchObject({ status: 'unavailable', country: { name }, office: { url } });
  });

  it.each(['Ireland', 'xx', 'united', '__proto__'])('does not know %s', (value) => {
    expect(find(value)).toEqual({ status: 'unknown', value });
  });
});

describe('chooseCountry', () => {
  it('resets the tab for another country alone, and keeps the answer', () => {
    const selection = { country: 'us', tab: 'tips', answer: 'work' } as const;
    const moved = { country: 'uk', tab: 'documents', answer: 'work' };
    expect(chooseCountry(selection, 'uk')).toEqual(moved);
    expect(chooseCountry(selection, 'us')).toBe(selection);
  });
});

describe('announceState', () => {
  it.each([
    ['', false, ''],
    ['uk', false, ''],
    ['uk', true, 'The guide for United Kingdom is open.'],
    ['fr', false, 'Visa information temporarily unavailable'],
    ['Ireland', false, describeUnknown('Ireland')],
  ] as const)('says of %j, its guide open: %s: %s', (country, isGuideOpen, text) => {
    expect(announceState(find(country), isGuideOpen)).toBe(text);
  });
});
