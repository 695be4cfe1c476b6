import { describe, expect, it } from 'vitest';
import { readAttributes } from '../kit/address/address-table.ts';
import { visaTable } from './visa-requirements.api.ts';

describe('visaTable', () => {
  it.each([
    ['', '', '', 'documents'],
    ['uk', 'tips', 'uk', 'tips'],
    ['New Zealand', 'healthInsurance', 'nz', 'healthInsurance'],
    [' DE ', 'finances', 'de', 'finances'],
    ['Ireland', 'timeline', 'Ireland', 'timeline'],
    ['us', 'Tips', 'us', 'documents'],
    ['us', '__proto__', 'us', 'documents'],
  ])('reads %j and %j as %j and %s', (country, tab, code, topic) => {
    const values = readAttributes(visaTable, { country, tab, answer: '' });
    expect(values).toEqual({ country: code, tab: topic, answer: '' });
  });

  it.each([
    ['refusal', 'refusal'],
    ['documents', ''],
  ])('reads the answer %j as %j', (answer, read) => {
    expect(readAttributes(visaTable, { country: '', tab: '', answer })).toMatchObject({
      answer: read,
    });
  });
});
