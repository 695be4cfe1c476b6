import { describe, expect, it } from 'vitest';
import {
  CHECKLIST_STORAGE_KEY,
  decodeTicks,
  describeProgress,
  encodeTicks,
  isTicked,
  noTicks,
  toggleTick,
} from './visa-checklist.logic.ts';

describe('the checklist', () => {
  it('is stored under one key with the prefix of the project', () => {
    expect(CHECKLIST_STORAGE_KEY).toBe('sa-visa-checklist');
  });

  it('survives a reload', () => {
    const ticks = toggleTick(toggleTick(noTicks, 'us', 'Passport'), 'uk', 'CAS');
    expect(decodeTicks(encodeTicks(ticks))).toEqual(ticks);
    expect(isTicked(decodeTicks(encodeTicks(ticks)), 'us', 'Passport')).toBe(true);
  });

  it('keeps the ticks of one country apart from those of another', () => {
    const ticks = toggleTick(noTicks, 'us', 'Passport');
    expect(isTicked(ticks, 'uk', 'Passport')).toBe(false);
    expect(isTicked(ticks, 'us', 'Visa')).toBe(false);
  });
});

describe('toggleTick', () => {
  it('ticks, and takes the tick away again', () => {
    const once = toggleTick(noTicks, 'us', 'Passport');
    const other = toggleTick(once, 'us', 'DS-160');
    expect(other.get('us')).toEqual(['Passport', 'DS-160']);
    expect(toggleTick(other, 'us', 'Passport').get('us')).toEqual(['DS-160']);
  });

  it('leaves the ticks it was given as they were', () => {
    toggleTick(noTicks, 'us', 'Passport');
    expect(noTicks.size).toBe(0);
  });
});

describe('decodeTicks', () => {
  it.each([null, '', 'undefined', '{', '[]', '["us"]', 'null', '7', '"us"', 'true'])(
    'reads %j as no ticks',
    (stored) => {
      expect(decodeTicks(stored)).toEqual(new Map());
    },
  );

  it.each([
    ['{"us":"Passport"}', []],
    ['{"us":null}', []],
    ['{"us":{"0":"Passport"}}', []],
    ['{"us":["Passport",1,null,{}]}', ['Passport']],
  ])('keeps of %s only texts', (stored, documents) => {
    expect(decodeTicks(stored).get('us')).toEqual(documents);
  });

  it('is not misled by the names of object members', () => {
    const ticks = decodeTicks('{"__proto__":["Passport"],"us":["Passport"]}');
    expect(isTicked(ticks, 'toString', 'Passport')).toBe(false);
    expect(isTicked(ticks, 'us', 'Passport')).toBe(true);
    expect(decodeTicks(encodeTicks(ticks))).toEqual(ticks);
  });
});

describe('describeProgress', () => {
  it.each([
    [[], '0 of 3 ready'],
    [['Passport', 'CAS'], '2 of 3 ready'],
    [['Passport', 'A document of an older list'], '1 of 3 ready'],
  ])('with %j ticked is %s', (ticked, expected) => {
    const ticks = new Map([['uk', ticked]]);
    expect(describeProgress(ticks, 'uk', ['Passport', 'CAS', 'TB test'])).toBe(expected);
  });

  it('starts at none', () => {
    expect(describeProgress(noTicks, 'uk', ['Passport'])).toBe('0 of 1 ready');
  });
});
