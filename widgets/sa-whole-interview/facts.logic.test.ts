import { expect, it } from 'vitest';
import {
  explainAmount,
  NO_FACTS,
  readFacts,
  readMoney,
  startMonth,
  togglePayer,
} from './facts.logic.ts';

const perEuro = { EUR: 1, USD: 1.2, INR: 120, GBP: 0.8, AUD: 1.5, CAD: 1.6 };

it.each([
  ['25 lakh', '$', 'rupees', '₹25 lakh'],
  ['₹8,50,000', '£', 'local', '₹8.5 lakh'],
  ['2500000', '£', 'rupees', '₹25 lakh'],
  ['28,000', '$', 'local', '$28,000 (about ₹28 lakh)'],
  ['$28k', '$', 'rupees', '$28,000 (about ₹28 lakh)'],
  ['£21,000', '£', 'rupees', '£21,000 (about ₹31.5 lakh)'],
  ['21000 pounds', '$', 'rupees', '£21,000 (about ₹31.5 lakh)'],
  ['$30,000', 'AUD', 'local', 'AUD 30,000 (about ₹24 lakh)'],
  ['CA$32,000', 'AUD', 'local', 'CAD 32,000 (about ₹24 lakh)'],
  ['A$30000', '$', 'local', 'AUD 30,000 (about ₹24 lakh)'],
  ['US$12,000', 'CAD', 'local', '$12,000 (about ₹12 lakh)'],
  ['11904 euros', '€', 'local', '€11,904 (about ₹14.3 lakh)'],
  ['₹1.2 crore', '€', 'local', '₹1.2 crore'],
  ['', '$', 'rupees', undefined],
  ['a lot', '$', 'rupees', undefined],
  ['0', '$', 'rupees', undefined],
  ['-5', '$', 'rupees', undefined],
  ['about my house', '$', 'rupees', undefined],
  ['25 lakh and 5', '$', 'rupees', undefined],
] as const)('reads "%s" in %s, bare numbers in %s, as %s', (text, local, bare, said) => {
  expect(readMoney(text, local, bare, perEuro)?.said).toBe(said);
});

it.each([
  ['', undefined, ''],
  ['lots', undefined, 'Not understood. Write it like 30,000 or 25 lakh.'],
  ['25 lakh', { rupees: 1, isConverted: false, said: '₹25 lakh' }, 'That is ₹25 lakh.'],
])('explains "%s"', (text, money, words) => {
  expect(explainAmount(text, money)).toBe(words);
});

it('reads texts under known names, of a sane length, and nothing else', () => {
  const facts = readFacts({ course: 'x'.repeat(500), fees: 7, unknown: 'x', loan: '5 lakh' });
  expect(facts).toEqual({ ...NO_FACTS, course: 'x'.repeat(120), loan: '5 lakh' });
  for (const value of [null, 7, [], 'text']) expect(readFacts(value)).toEqual(NO_FACTS);
});

it.each([
  ['fall', '2027', '2027-09'],
  ['winter', '2028', '2028-01'],
  ['fall', '', undefined],
  ['', '2027', undefined],
  ['toString', '2027', undefined],
])('starts a course in %s %s in %s', (season, year, month) => {
  expect(startMonth({ ...NO_FACTS, season, year })).toBe(month);
});

it.each([
  ['', 'loan', 'loan'],
  ['loan', 'parents', 'loan,parents'],
  ['loan,parents', 'loan', 'parents'],
  ['nobody,loan', 'savings', 'loan,savings'],
] as const)('toggles in "%s" %s', (text, payer, next) => {
  expect(togglePayer(text, payer)).toBe(next);
});
