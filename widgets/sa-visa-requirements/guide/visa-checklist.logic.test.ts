import { describe, expect, it } from 'vitest';
import {
  type ChecklistTicks,
  describeProgress,
  formatTicks,
  isTicked,
  noTicks,
  readTicks,
  toggleTick,
} from './visa-checklist.logic.ts';

/** As through the storage of a browser. */
const store = (ticks: ChecklistTicks) => readTicks(JSON.parse(JSON.stringify(formatTicks(ticks))));

describe('toggleTick', () => {
  it('ticks for a country, also after a reload, and takes the tick away again', () => {
    const ticks = toggleTick(toggleTick(noTicks, 'us', 'Passport'), 'uk', 'CAS');
    expect(store(ticks)).toEqual(ticks);
    const other = toggleTick(store(ticks), 'us', 'DS-160');
    expect(other.get('us')).toEqual(['Passport', 'DS-160']);
    expect(toggleTick(other, 'us', 'Passport').get('us')).toEqual(['DS-160']);
  });
});

describe('readTicks', () => {
  it.each([undefined, null, [], ['us'], 7, 'us', true])('reads %j as no ticks', (stored) => {
    expect(readTicks(stored)).toEqual(new Map());
  });

  it.each([
    ['{"us":"Passport"}', []],
    ['{"us":null}', []],
    ['{"us":{"0":"Passport"}}', []],
    ['{"us":["Passport",1,null,{}]}', ['Passport']],
  ])('keeps of %s only texts', (stored, documents) => {
    expect(readTicks(JSON.parse(stored)).get('us')).toEqual(documents);
  });

  it('is not misled by the names of object members', () => {
    const ticks = readTicks(JSON.parse('{"__proto__":["Passport"],"us":["Passport"]}'));
    expect(isTicked(ticks, 'toString', 'Passport')).toBe(false);
    expect(isTicked(ticks, 'us', 'Passport')).toBe(true);
    expect(store(ticks)).toEqual(ticks);
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
});
