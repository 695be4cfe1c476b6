import { describe, expect, it } from 'vitest';
import { option } from '../element/attributes.ts';
import {
  type AddressTable,
  formatValues,
  readAttributes,
  readQuery,
  writeQuery,
} from './address-table.ts';

interface Values {
  country: string;
  programLevel: string;
  tests: string;
  gpa: string;
}

const countries: Record<string, string> = { uk: 'United Kingdom', ca: 'Canada' };

const table: AddressTable<Values> = {
  prefix: 'visa-',
  fields: {
    country: {
      accept: (text) => countries[text.toLowerCase()],
      fallback: '',
      format: (name) => Object.keys(countries).find((code) => countries[code] === name) ?? '',
    },
    programLevel: option(['masters', 'phd'], 'masters'),
    tests: option(['on', 'off'], 'off'),
    gpa: { accept: String, fallback: '', isPrivate: true },
  },
};
const fallbacks = { country: '', programLevel: 'masters', tests: 'off', gpa: '' };
const absent = { country: '', programLevel: '', tests: '', gpa: '' };

describe('readAttributes', () => {
  it.each([
    ['what is absent', {}, {}],
    ['what is spelled otherwise', { country: 'UK' }, { country: 'United Kingdom' }],
    ['what there is not', { country: 'xx', programLevel: 'wizard' }, {}],
    ['a flag that is set', { tests: true }, { tests: 'on' }],
  ])('reads %s', (_, attributes, expected) => {
    expect(readAttributes(table, { ...absent, ...attributes })).toEqual({
      ...fallbacks,
      ...expected,
    });
  });
});

describe('readQuery', () => {
  it.each([
    ['', {}],
    ['?visa-country=uk&visa-program-level=phd', { country: 'United Kingdom', programLevel: 'phd' }],
    ['?visa-country=ca&visa-country=uk', { country: 'Canada' }],
    ['?visa-country=&visa-program-level=wizard&visa-tests=maybe', {}],
    ['?country=uk&cost-country=uk&visa-programLevel=phd', {}],
    ['?visa-gpa=a%20b+c', { gpa: 'a b c' }],
    ['?visa-country=%E0%A4%A&visa-tests=on', { tests: 'on' }],
  ])('finds in "%s"', (query, values) => {
    expect(readQuery(table, query)).toEqual(values);
  });

  it('reads parameters without a prefix', () => {
    expect(readQuery({ ...table, prefix: '' }, '?country=uk&visa-tests=on')).toEqual({
      country: 'United Kingdom',
    });
  });
});

describe('writeQuery', () => {
  it.each([
    ['', { country: 'Canada', programLevel: 'phd' }, 'visa-country=ca&visa-program-level=phd'],
    ['?utm=x&visa-country=uk&lang=hi', { country: 'Canada' }, 'utm=x&visa-country=ca&lang=hi'],
    ['?visa-country=uk&visa-program-level=phd&country=nz', {}, 'country=nz'],
    ['?visa-gpa=7', { gpa: '9' }, ''],
  ])('puts into "%s" the values %j', (query, values, expected) => {
    expect(writeQuery(table, query, { ...fallbacks, ...values })).toBe(expected);
  });
});

describe('formatValues', () => {
  it('spells values as attributes take them', () => {
    const values = { ...fallbacks, country: 'Canada' };
    expect(formatValues(table, values)).toEqual({ ...fallbacks, country: 'ca' });
  });
});
