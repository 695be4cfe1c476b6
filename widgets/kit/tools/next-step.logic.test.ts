import { describe, expect, it } from 'vitest';
import { chooseNext, type NextFrom, type NextStep } from './next-step.logic.ts';

const costs = { estimate: {} };
const funds = { shortlist: [] };
const dates = { nextStep: {} };
const english = { bestScores: { Reading: 24 } };
const visa = { visaTicks: {} };
const all = { ...costs, ...funds, ...dates, ...english, ...visa };
const ca = { country: 'ca' };
const nz = { country: 'nz' };

type Row = [NextFrom | null, object, object, NextStep['to']];

describe('chooseNext', () => {
  it.each<Row>([
    // The plan as a whole: the first open question.
    [null, {}, {}, 'cost-calculator'],
    [null, {}, costs, 'scholarship-finder'],
    [null, {}, { ...costs, ...funds, ...dates }, 'toefl-mock-exam'],
    [null, {}, { ...costs, ...funds, ...dates, ...english }, 'visa-requirements'],
    [null, {}, all, 'talk'],
    // At the end of a tool: the next open question ahead.
    ['cost-calculator', ca, costs, 'scholarship-finder'],
    ['scholarship-finder', ca, { ...costs, ...funds }, 'application-timeline'],
    ['toefl-mock-exam', {}, english, 'visa-requirements'],
    // Skipped ones come when nothing is open ahead.
    ['toefl-mock-exam', {}, { ...english, ...visa }, 'cost-calculator'],
    // Words and exam.
    ['vocabulary-practice', {}, {}, 'toefl-mock-exam'],
    ['vocabulary-practice', {}, english, 'visa-requirements'],
    ['toefl-mock-exam', {}, { bestScores: { Reading: 12 } }, 'vocabulary-practice'],
    ['toefl-mock-exam', {}, { bestScores: { Reading: 24, Listening: 17 } }, 'vocabulary-practice'],
    ['toefl-mock-exam', {}, { bestScores: { Reading: 18 } }, 'visa-requirements'],
    ['toefl-mock-exam', {}, { bands: { Reading: { low: 3, high: 3.5 } } }, 'vocabulary-practice'],
    ['toefl-mock-exam', {}, { bands: { Reading: { low: 3, high: 4 } } }, 'visa-requirements'],
    // Visa and interview.
    ['visa-requirements', ca, visa, 'visa-interview-simulator'],
    ['visa-requirements', nz, visa, 'cost-calculator'],
    ['visa-requirements', nz, all, 'talk'],
    ['visa-interview-simulator', ca, {}, 'visa-requirements'],
    ['visa-interview-simulator', ca, visa, 'cost-calculator'],
    // Nothing is open.
    ['cost-calculator', ca, all, 'talk'],
    // A result without an entry in the plan does not lead to its own tool.
    ['application-timeline', ca, { ...costs, ...funds, ...english, ...visa }, 'talk'],
  ])('leads from %s with %j and %j to %s', (from, choices, results, to) => {
    expect(chooseNext(from, { choices, results }).to).toBe(to);
  });

  it('words each step as what the visitor does or asks', () => {
    expect(chooseNext(null, { choices: {}, results: costs }).label).toBe(
      'Next: who could fund it?',
    );
  });

  it('leads to the side of a tool that its words name', () => {
    const { query } = chooseNext(null, { choices: {}, results: {} });
    expect(query).not.toBe('');
    expect(chooseNext(null, { choices: {}, results: costs }).query).toBe('');
  });
});
