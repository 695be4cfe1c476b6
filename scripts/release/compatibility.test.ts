import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readManifest } from '../build/generate/embed-data.ts';
import {
  type Change,
  findChanges,
  findUnannounced,
  type Promised,
  promisesOf,
  requiredStep,
  requireStep,
} from './compatibility.ts';
import { readPromises } from './raise-version.ts';

const element: Promised = {
  tagName: 'sa-thing',
  isEmbeddable: true,
  attributes: [
    { name: 'size', type: { text: "'small'|'large'" }, default: 'small' },
    { name: 'open', type: { text: 'boolean' } },
    { name: 'heading', type: { text: 'string' }, default: 'A thing' },
  ],
  events: [
    {
      name: 'sa-opened',
      type: { text: "CustomEvent<{ id: number; tab: 'a' | 'b'; country: string }>" },
    },
    { name: 'sa-ended', type: { text: 'CustomEvent<{ words: number } | { total: number }>' } },
  ],
  cssParts: [{ name: 'button' }],
  cssProperties: [{ name: '--sa-primary' }],
  slots: [{ name: '' }],
};
type Edit = (element: Promised) => unknown;

function changesAfter(edit: Edit): string[] {
  const edited = structuredClone(element);
  edit(edited);
  return findChanges([element], [edited]).map(
    ({ isBreaking, text }) => `${isBreaking ? 'breaks' : 'adds'} ${text}`,
  );
}
const attribute = (each: Promised, name: string) =>
  each.attributes.find((candidate) => candidate.name === name) as Promised['attributes'][number];
const setDetail = (each: Promised, detail: string) => {
  each.events[0] = { name: 'sa-opened', type: { text: `CustomEvent<${detail}>` } };
};

describe('findChanges', () => {
  it.each<[string, Edit, string[]]>([
    ['nothing', () => {}, []],
    [
      'another tag',
      (each) => (each.tagName = 'sa-other'),
      ['breaks element <sa-thing> is gone', 'adds element <sa-other> is new'],
    ],
    [
      'no longer for others',
      (each) => (each.isEmbeddable = false),
      ['breaks <sa-thing>: no longer made for other sites'],
    ],
    [
      'an attribute less',
      (each) => each.attributes.splice(1, 1),
      ['breaks <sa-thing>: attribute open is gone'],
    ],
    [
      'an attribute more',
      (each) => each.attributes.push({ name: 'level', type: { text: 'string' } }),
      ['adds <sa-thing>: attribute level is new'],
    ],
    [
      'a value less',
      (each) => (attribute(each, 'size').type.text = "'small'"),
      ['breaks <sa-thing>: value of size large is gone'],
    ],
    [
      'a value more',
      (each) => (attribute(each, 'size').type.text = "'small'|'large'|'huge'"),
      ['adds <sa-thing>: value of size huge is new'],
    ],
    [
      'values in another order',
      (each) => (attribute(each, 'size').type.text = "'large' | 'small'"),
      [],
    ],
    [
      'any value',
      (each) => (attribute(each, 'size').type.text = 'string'),
      ["adds <sa-thing>: size takes string, not 'small'|'large'"],
    ],
    [
      'some values only',
      (each) => (attribute(each, 'heading').type.text = "'A thing'"),
      ["breaks <sa-thing>: heading takes 'A thing', not string"],
    ],
    [
      'a switch that takes a text',
      (each) => (attribute(each, 'open').type.text = 'string'),
      ['breaks <sa-thing>: open takes string, not boolean'],
    ],
    [
      'another default',
      (each) => (attribute(each, 'size').default = 'large'),
      ['breaks <sa-thing>: the default of size is large, not small'],
    ],
    [
      'no default',
      (each) => delete attribute(each, 'heading').default,
      ['breaks <sa-thing>: the default of heading is none, not A thing'],
    ],
    ['a default that is now stated', (each) => (attribute(each, 'open').default = 'false'), []],
    ['an event less', (each) => each.events.pop(), ['breaks <sa-thing>: event sa-ended is gone']],
    [
      'an event more',
      (each) => each.events.push({ name: 'sa-shut', type: { text: 'CustomEvent<{}>' } }),
      ['adds <sa-thing>: event sa-shut is new'],
    ],
    [
      'a key less and one more',
      (each) => setDetail(each, "{ key: number; tab: 'a' | 'b'; country: string }"),
      [
        'breaks <sa-thing>: key of sa-opened id is gone',
        'adds <sa-thing>: key of sa-opened key is new',
      ],
    ],
    [
      'a key of another type',
      (each) => setDetail(each, "{ id: string; tab: 'a' | 'b'; country: string }"),
      ['breaks <sa-thing>: id of sa-opened is string'],
    ],
    [
      'a key with a value less',
      (each) => setDetail(each, "{ id: number; tab: 'a'; country: string }"),
      ["breaks <sa-thing>: tab of sa-opened is 'a'"],
    ],
    [
      'keys with a value more, and a text described in full',
      (each) => setDetail(each, "{ id: number; tab: 'a' | 'b' | 'c'; country: 'us' | 'uk' }"),
      [],
    ],
    ['a part less', (each) => each.cssParts.pop(), ['breaks <sa-thing>: part button is gone']],
    [
      'a part more',
      (each) => each.cssParts.push({ name: 'tab' }),
      ['adds <sa-thing>: part tab is new'],
    ],
    [
      'a property less',
      (each) => each.cssProperties?.pop(),
      ['breaks <sa-thing>: property --sa-primary is gone'],
    ],
    ['a slot less', (each) => each.slots.pop(), ['breaks <sa-thing>: slot  is gone']],
  ])('sees %s', (_, edit, changes) => {
    expect(changesAfter(edit)).toEqual(changes);
  });
});

const breaking: Change = { isBreaking: true, name: 'open', text: '<sa-thing>: attribute open' };
const adding: Change = { isBreaking: false, name: 'tab', text: '<sa-thing>: part tab is new' };

describe('requiredStep', () => {
  it.each<[Change[], string, string]>([
    [[], '1.2.3', 'patch'],
    [[adding], '1.2.3', 'minor'],
    [[adding, breaking], '1.2.3', 'major'],
    [[breaking], '0.2.3', 'minor'],
    [[adding], '0.2.3', 'minor'],
  ])('after %j from %s is %s', (changes, version, step) => {
    expect(requiredStep(changes, version)).toBe(step);
  });
});

describe('requireStep', () => {
  it('takes the required step, or a larger one', () => {
    expect(() => requireStep([adding], '1.2.3', '1.3.0')).not.toThrow();
    expect(() => requireStep([adding], '1.2.3', '2.0.0')).not.toThrow();
  });

  it.each<[Change, string, string, string]>([
    [adding, '1.2.3', '1.2.4', 'say minor, because\n  <sa-thing>: part tab is new'],
    [breaking, '1.2.3', '1.3.0', 'say major, because\n  <sa-thing>: attribute open'],
    [breaking, '0.2.3', '0.2.4', 'say minor, because\n  <sa-thing>: attribute open'],
  ])('refuses %j from %s to %s', (change, current, next, reason) => {
    expect(() => requireStep([change], current, next)).toThrow(reason);
  });
});

describe('findUnannounced', () => {
  const changelog = (unreleased: string) =>
    `# Changelog\n\n## [Unreleased]\n\n${unreleased}\n\n## [0.1.0] - 2026-11-22\n\n### Removed\n\n- \`open\`.\n`;

  it.each([
    ['Changed', '### Changed\n\n- `open` of `<sa-thing>` is `is-open`.'],
    ['Removed', '### Added\n\n- A thing.\n\n### Removed\n\n- `open`.'],
  ])('accepts a promise that is named under %s', (_, text) => {
    expect(findUnannounced([breaking, adding], changelog(text))).toEqual([]);
  });

  it.each([
    ['nowhere', ''],
    ['under Added', '### Added\n\n- `open`.'],
    ['in part', '### Changed\n\n- `open-tab` and reopen.'],
  ])('finds a promise that is named %s', (_, text) => {
    expect(findUnannounced([breaking, adding], changelog(text))).toEqual([breaking]);
  });
});

describe('this project', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const released = readPromises('.', version) ?? [];

  it.runIf(released.length > 0)(
    'announces every promise that it breaks since the last release',
    () => {
      const changes = findChanges(released, promisesOf(readManifest()));
      const unannounced = findUnannounced(changes, readFileSync('CHANGELOG.md', 'utf8'));
      expect(unannounced.map(({ text }) => text)).toEqual([]);
    },
  );
});
