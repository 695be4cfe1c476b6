import { describe, expect, it } from 'vitest';
import type { Partner } from '../../../worker/contract/leads.ts';
import { checkPartner, extractOrigin, putPartner } from './partners.logic.ts';

const partner = (id: string, origins: string[] = []): Partner => ({
  id,
  name: id,
  isActive: true,
  webhookUrl: null,
  webhookSecret: null,
  origins,
  version: 1,
  months: [],
});

describe('checkPartner', () => {
  it.each([
    ['Campus Times', 'campus-times', []],
    ['Campus', '', ['partner-id']],
    ['Campus', 'campus times', ['partner-id']],
    ['x'.repeat(101), 'x'.repeat(41), ['partner-name', 'partner-id']],
  ])('finds in "%s" with the id "%s" the issues %j', (name, id, fields) => {
    const { issues, value } = checkPartner({ 'partner-name': name, 'partner-id': id });
    expect(issues.map(({ field }) => field)).toEqual(fields);
    expect(value).toEqual(fields.length ? undefined : { id, name });
  });
});

describe('extractOrigin', () => {
  it.each([
    ['https://a.example/', 'https://a.example'],
    ['HTTPS://A.Example:443/page?x#y', 'https://a.example'],
    ['http://localhost:5500', 'http://localhost:5500'],
    ['a.example', 'a.example'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('reads %j as %j', (text, origin) => {
    expect(extractOrigin(text)).toBe(origin);
  });
});

describe('putPartner', () => {
  const list = {
    partners: [partner('one'), partner('two')],
    newOrigins: [{ origin: 'https://a.example', days: 2, total: 3, lastDay: '2026-11-20' }],
    rulings: [],
    events: [],
  };

  it('no longer lists an origin as unknown that now belongs to somebody', () => {
    expect(putPartner(list, partner('one', ['https://a.example'])).newOrigins).toEqual([]);
    expect(putPartner(list, partner('one', ['https://b.example'])).newOrigins).toHaveLength(1);
  });
});
