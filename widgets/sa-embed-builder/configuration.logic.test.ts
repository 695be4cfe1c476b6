import { describe, expect, it } from 'vitest';
import type { ManifestAttribute, ManifestElement } from '../kit/rules/manifest.ts';
import {
  attributesToWrite,
  commonAttributes,
  looksToWrite,
  ownAttributes,
  problemOfLook,
  problemOfValue,
  readConfiguration,
  writeConfiguration,
} from './configuration.logic.ts';

// cspell:ignore contry calculater blurple canda narnia

const attribute = (name: string, type = 'string', initial?: string): ManifestAttribute => ({
  name,
  type: { text: type },
  description: '',
  ...(initial !== undefined && { default: initial }),
});
const common = [
  attribute('partner'),
  attribute('site-base'),
  attribute('theme', "'light'|'dark'|'auto'"),
];
const form: ManifestElement = {
  tagName: 'sa-consultation-form',
  summary: '',
  attributes: [
    attribute('heading', 'string', 'Book a free consultation'),
    ...common,
    attribute('campaign'),
    attribute('campaign-from-url', 'boolean'),
    attribute('api-base'),
    attribute('prefill-name'),
  ],
};
const calculator: ManifestElement = {
  tagName: 'sa-cost-calculator',
  summary: '',
  attributes: [
    { ...attribute('country'), known: ['ca', 'Canada', 'nz', 'New Zealand'] },
    attribute('lifestyle', "'budget'|'moderate'|'premium'", 'moderate'),
    attribute('sync-url', 'boolean'),
    ...common,
  ],
};
const catalogue = [calculator, form];
const known = { elements: catalogue, versions: ['0.3.0', '0.2.0'] };
const read = (fragment: string) => readConfiguration(fragment, known);

describe('readConfiguration', () => {
  it.each(['', 'builder', 'origin'])('begins with one form at #%s', (fragment) => {
    expect(read(fragment)).toEqual({
      configuration: { elements: [{ tag: 'sa-consultation-form', values: {} }], settings: {} },
      unread: [],
    });
  });

  it('reads elements with their own attributes, and settings for all', () => {
    expect(
      read(
        'element=sa-cost-calculator&country=ca&sync-url=&element=sa-consultation-form&heading=Ask+%26+win&partner=campus&theme=dark&--sa-primary=%23a00000&script=own&version=0.2.0&preview-width=360&preview-background=%23aabbcc&preview-scheme=dark&campaign-from-url=false',
      ),
    ).toEqual({
      configuration: {
        elements: [
          { tag: 'sa-cost-calculator', values: { country: 'ca', 'sync-url': '' } },
          { tag: 'sa-consultation-form', values: { heading: 'Ask & win' } },
        ],
        settings: {
          partner: 'campus',
          theme: 'dark',
          '--sa-primary': '#a00000',
          script: 'own',
          version: '0.2.0',
          'preview-width': '360',
          'preview-background': '#aabbcc',
          'preview-scheme': 'dark',
        },
      },
      unread: [],
    });
  });

  it.each([
    'element=sa-cost-calculater',
    'contry=ca',
    'lifestyle=royal',
    'preview-width=100000',
    'preview-background=#abc',
    'version=9.9.9',
    'prefill-name=Asha',
    'api-base=javascript:alert(1)',
    `heading=${'x'.repeat(301)}`,
  ])('names the pair %.40s that it cannot read, and keeps those around it', (pair) => {
    const [key = '', value = ''] = pair.split(/=(.*)/s);
    const fragment = `element=sa-cost-calculator&country=ca&${new URLSearchParams([[key, value]])}&partner=campus`;
    const { configuration, unread } = read(fragment);
    expect(unread).toEqual([pair]);
    expect(configuration.settings).toEqual({ partner: 'campus' });
    const [placed] = configuration.elements;
    expect(placed).toEqual({ tag: 'sa-cost-calculator', values: { country: 'ca' } });
  });

  it('reads no address of more than 8,000 characters', () => {
    const { configuration, unread } = read(`element=sa-cost-calculator&${'x'.repeat(8000)}`);
    expect(configuration).toEqual(read('').configuration);
    expect(unread).toHaveLength(1);
  });

  it('keeps a text that is a mistake, for its field to show', () => {
    const fragment =
      'element=sa-cost-calculator&country=Canda&partner=Campus+Times&--sa-primary=blurple';
    const { configuration, unread } = read(fragment);
    expect(unread).toEqual([]);
    expect(writeConfiguration(configuration)).toBe(fragment);
    expect(
      attributesToWrite(configuration.elements[0] as never, configuration.settings, calculator),
    ).toEqual([]);
    expect(looksToWrite(configuration.settings)).toEqual([]);
  });
});

describe('the attributes of the builder', () => {
  it('are common to those that have them, or an element’s own, without a visitor’s', () => {
    const names = commonAttributes([calculator, form]).map(({ name }) => name);
    expect(names.join()).toBe('partner,campaign,campaign-from-url,theme');
    expect(ownAttributes(form).map(({ name }) => name)).toEqual(['heading']);
  });

  it('are written unless they are the default, empty, a mistake or another element’s', () => {
    const placed = {
      tag: 'sa-cost-calculator',
      values: { lifestyle: 'moderate', 'sync-url': '', country: 'ca', 'prefill-name': 'Asha' },
    };
    const shared = { theme: 'dark', partner: 'NO', 'api-base': 'https://api.example' };
    expect(attributesToWrite(placed, shared, calculator)).toEqual([
      ['country', 'ca'],
      ['sync-url', ''],
      ['theme', 'dark'],
    ]);
  });
});

it.each([
  ['nz', [['country', 'nz']]],
  [' New-ZEALAND ', [['country', 'New Zealand']]],
  ['Narnia', []],
])('the country “%s” is written as frames take it: %j', (country, written) => {
  const placed = { tag: 'sa-cost-calculator', values: { country } };
  expect(attributesToWrite(placed, {}, calculator)).toEqual(written);
});

describe('looks', () => {
  it.each([
    ['--sa-radius', '8px', ''],
    ['--sa-radius', '8', '“8” is not a size'],
    ['--sa-font', '-apple-system, \'Source Sans 3\', "Noto Sans", Times New Roman , serif ', ''],
    ['--sa-font', ' page() ', ''],
    ['--sa-font', 'page(), serif', 'is not a list of fonts'],
    ['--sa-font', 'Georgia, Revert-Layer', "or page() for your page's own."],
    ['--sa-font', "'Noto Sans, serif", "or page() for your page's own."],
    ['--sa-font', '"Noto\nSans"', 'is not a list of fonts'],
    ['--sa-font', 'Source Sans 3', "Write it like 'Source Sans 3', serif"],
    ['--sa-font', 'x; } body { display: none', 'is not a list of fonts'],
    ['--sa-font', 'url(https://evil.example)', 'is not a list of fonts'],
    ['--sa-ink', '#000', ''],
    ['--sa-ink', 'black;', 'is not a colour'],
  ])('%s "%s" is told "%s"', (token, value, message) => {
    expect(problemOfLook(token, value)).toContain(message);
    expect(problemOfLook(token, value) === '').toBe(message === '');
  });

  it('are written as custom properties in the quotes of our plugin, mistakes left out', () => {
    const looks = {
      '--sa-primary': ' #a00 ',
      '--sa-ink': 'black;',
      '--sa-muted': '',
      theme: 'dark',
    };
    expect(looksToWrite({ ...looks, '--sa-font': '"Noto Sans", \'Arial\', serif' })).toEqual([
      ['--sa-primary', '#a00'],
      ['--sa-font', "'Noto Sans', 'Arial', serif"],
    ]);
  });
});

it.each([
  ['partner', 'campus-times', true],
  ['partner', 'x'.repeat(41), false],
  ['heading', '"><script>', true],
])('takes %s="%s": %s', (name, value, isRight) => {
  expect(problemOfValue(attribute(name), value) === '').toBe(isRight);
});
