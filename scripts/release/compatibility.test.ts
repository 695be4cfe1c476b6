import { describe, expect, it } from 'vitest';
import {
  type Change,
  findChanges,
  findUnannounced,
  type Promised,
  requiredStep,
  requireStep,
} from './compatibility.ts';

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
const setType = (name: string, text: string) => (each: Promised) => {
  attribute(each, name).type.text = text;
};
const setDetail = (detail: string) => (each: Promised) => {
  each.events[0] = { name: 'sa-opened', type: { text: `CustomEvent<${detail}>` } };
};

describe('findChanges', () => {
  it.each<[Edit, string[]]>([
    [() => {}, []],
    [
      (each) => (each.tagName = 'sa-other'),
      ['breaks element <sa-thing> is gone', 'adds element <sa-other> is new'],
    ],
    [(each) => (each.isEmbeddable = false), ['breaks <sa-thing>: no longer made for other sites']],
    [(each) => each.attributes.splice(1, 1), ['breaks <sa-thing>: attribute open is gone']],
    [setType('size', "'small'"), ['breaks <sa-thing>: value of size large is gone']],
    [setType('size', "'small'|'large'|'huge'"), ['adds <sa-thing>: value of size huge is new']],
    [setType('size', "'large' | 'small'"), []],
    [setType('size', 'string'), ["adds <sa-thing>: size takes string, not 'small'|'large'"]],
    [setType('heading', "'A'"), ["breaks <sa-thing>: heading takes 'A', not string"]],
    [setType('open', 'string'), ['breaks <sa-thing>: open takes string, not boolean']],
    [
      (each) => (attribute(each, 'size').default = 'large'),
      ['breaks <sa-thing>: the default of size is large, not small'],
    ],
    [(each) => (attribute(each, 'open').default = 'false'), []],
    [
      setDetail("{ key: number; tab: 'a' | 'b'; country: string }"),
      [
        'breaks <sa-thing>: key of sa-opened id is gone',
        'adds <sa-thing>: key of sa-opened key is new',
      ],
    ],
    [
      setDetail("{ id: string; tab: 'a' | 'b'; country: string }"),
      ['breaks <sa-thing>: id of sa-opened is string'],
    ],
    [setDetail("{ id: number; tab: 'a' | 'b' | 'c'; country: 'us' | 'uk' }"), []],
    [(each) => each.cssParts.pop(), ['breaks <sa-thing>: part button is gone']],
    [(each) => each.cssParts.push({ name: 'tab' }), ['adds <sa-thing>: part tab is new']],
    [(each) => each.cssProperties?.pop(), ['breaks <sa-thing>: property --sa-primary is gone']],
    [(each) => each.events.pop(), ['breaks <sa-thing>: event sa-ended is gone']],
    [(each) => each.slots.pop(), ['breaks <sa-thing>: slot  is gone']],
  ])('sees by %s %j', (edit, changes) => {
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
  it('takes a larger step than the required one, and refuses a smaller', () => {
    expect(() => requireStep([adding], '1.2.3', '2.0.0')).not.toThrow();
    expect(() => requireStep([adding], '1.2.3', '1.2.4')).toThrow(
      'say minor, because\n  <sa-thing>: part tab is new',
    );
  });
});

describe('findUnannounced', () => {
  const changelog = (unreleased: string) =>
    `# Changelog\n\n## [Unreleased]\n\n${unreleased}\n\n## [0.1.0] - 2026-11-22\n\n### Removed\n\n- \`open\`.\n`;

  it.each([
    ['', [breaking]],
    ['### Changed\n\n- `open` of `<sa-thing>` is `is-open`.', []],
    ['### Added\n\n- A thing.\n\n### Removed\n\n- `open`.', []],
    ['### Added\n\n- `open`.', [breaking]],
    ['### Changed\n\n- `open-tab` and reopen.', [breaking]],
  ])('finds with %j %j', (text, found) => {
    expect(findUnannounced([breaking, adding], changelog(text))).toEqual(found);
  });
});
