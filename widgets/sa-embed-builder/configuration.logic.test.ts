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
const read = (fragment: string) => readConfiguration(fragment, catalogue, ['0.3.0', '0.2.0']);

describe('readConfiguration', () => {
  it.each(['', 'builder', 'origin'])('begins with one form at #%s', (fragment) => {
    const { configuration, problems } = read(fragment);
    expect(configuration.elements).toEqual([{ tag: 'sa-consultation-form', values: {} }]);
    expect(problems).toEqual([]);
  });

  it('reads elements with their own attributes, and what is for all', () => {
    const { configuration, problems } = read(
      'element=sa-cost-calculator&country=ca&sync-url=&element=sa-consultation-form&heading=Ask+%26+win&partner=campus&theme=dark&--sa-primary=%23a00000&script=own&version=0.2.0&preview-width=360&preview-background=dark&preview-scheme=dark',
    );
    expect(problems).toEqual([]);
    expect(configuration).toEqual({
      elements: [
        { tag: 'sa-cost-calculator', values: { country: 'ca', 'sync-url': '' } },
        { tag: 'sa-consultation-form', values: { heading: 'Ask & win' } },
      ],
      common: { partner: 'campus', theme: 'dark' },
      looks: { primary: '#a00000' },
      script: 'own',
      version: '0.2.0',
      width: 360,
      background: 'dark',
      scheme: 'dark',
    });
  });

  it.each([
    [
      'element=sa-cost-calculater',
      'There is no element “sa-cost-calculater” to place. Did you mean “sa-cost-calculator”?',
    ],
    ['element=%3Cimg+src%3Dx%3E', 'There is no element “<img src=x>” to place.'],
    [
      'element=sa-cost-calculator&contry=ca',
      '<sa-cost-calculator> has no attribute “contry”: left out. Did you mean “country”?',
    ],
    ['country=ca', 'Nothing here is called “country”: left out.'],
    [
      'element=sa-cost-calculator&lifestyle=royal',
      '“lifestyle” cannot be “royal”. It can be budget, moderate, premium.',
    ],
    [
      'element=sa-cost-calculator&country=Canda',
      '“country” cannot be “Canda”: the element does not know it. Did you mean “Canada”?',
    ],
    ['theme=sepia', '“theme” cannot be “sepia”. It can be light, dark, auto.'],
    [
      '--sa-primary=blurple',
      '“blurple” is not a colour we can read. Write it like #2348d4 or rgb(35, 72, 212).',
    ],
    ['--sa-radius=round', '“round” is not a size. Write it like 8px or 0.5rem.'],
    ['preview-width=100000', 'The preview can be 240 to 1280 pixels wide, not “100000”.'],
    ['preview-width=wide', 'The preview can be 240 to 1280 pixels wide, not “wide”.'],
    ['version=9.9.9', '“version” cannot be “9.9.9”. It can be 0.3.0, 0.2.0.'],
    ['script=eval', '“script” cannot be “eval”. It can be loader, own, single.'],
    [
      'element=sa-consultation-form&prefill-name=Asha',
      "“prefill-name” is a visitor's own and never part of an address: left out.",
    ],
    [
      'element=sa-consultation-form&api-base=javascript:alert(1)',
      '“javascript:alert(1)” is not an origin. Write it like https://www.example.com.',
    ],
    [
      'partner=Campus+Times',
      '“Campus Times” is ignored: a partner id has only small letters, digits and hyphens, at most 40.',
    ],
    [
      `campaign=${'x'.repeat(101)}`,
      `“${'x'.repeat(40)}…” is ignored: a campaign is at most 100 ordinary characters on one line.`,
    ],
    [
      `element=sa-consultation-form&heading=${'x'.repeat(301)}`,
      'The value of “heading” is longer than 300 characters, so we left it out.',
    ],
    [
      `element=${'x'.repeat(9000)}`,
      'The address is longer than 8000 characters, so we did not read it.',
    ],
  ])(
    'says in a sentence what is wrong with #%s, and shows something all the same',
    (fragment, sentence) => {
      const { configuration, problems } = read(fragment);
      expect(problems.slice(0, 1)).toEqual([sentence]);
      expect(configuration.elements).toHaveLength(1);
    },
  );

  it.each([
    ['', { 'campaign-from-url': '' }],
    ['false', {}],
  ])('reads the switch campaign-from-url=%s as %j', (value, common) => {
    const { configuration, problems } = read(`campaign-from-url=${value}`);
    expect(configuration.common).toEqual(common);
    expect(problems).toEqual([]);
  });

  it('keeps what is right beside what is wrong', () => {
    const { configuration, problems } = read(
      'element=sa-nothing&country=us&element=sa-cost-calculator&country=ca&lifestyle=royal',
    );
    expect(configuration.elements).toEqual([
      { tag: 'sa-cost-calculator', values: { country: 'ca' } },
    ]);
    expect(problems).toHaveLength(2);
  });
});

describe('writeConfiguration', () => {
  it.each([
    'element=sa-cost-calculator&country=ca&sync-url=',
    'element=sa-cost-calculator&element=sa-consultation-form&heading=A+%3C+B+%26+%22C%22&partner=campus',
    'element=sa-consultation-form&--sa-primary=%23a00000&script=own&version=0.2.0&preview-width=360&preview-background=%23abcdef&preview-scheme=dark',
  ])('writes what was read: %s', (fragment) => {
    expect(writeConfiguration(read(fragment).configuration)).toBe(fragment);
  });

  it('is short as long as nothing is changed', () => {
    expect(writeConfiguration(read('').configuration)).toBe('element=sa-consultation-form');
  });
});

describe('the attributes of the builder', () => {
  it('are an element’s own, without a visitor’s', () => {
    expect(ownAttributes(form).map(({ name }) => name)).toEqual(['heading']);
  });

  it('are common to those that have them', () => {
    expect(commonAttributes([calculator, form]).map(({ name }) => name)).toEqual([
      'partner',
      'campaign',
      'campaign-from-url',
      'theme',
      'site-base',
      'api-base',
    ]);
    expect(commonAttributes([calculator]).map(({ name }) => name)).not.toContain('api-base');
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

describe('a value that the element looks up', () => {
  const written = (country: string) =>
    attributesToWrite({ tag: 'sa-cost-calculator', values: { country } }, {}, calculator);

  it.each([
    ['nz', 'nz'],
    ['canada', 'Canada'],
    [' New-ZEALAND ', 'New Zealand'],
  ])('typed as “%s” is written as frames take it: %s', (typed, known) => {
    expect(written(typed)).toEqual([['country', known]]);
  });

  it('is left out where the element knows no such thing', () => {
    expect(written('Narnia')).toEqual([]);
  });
});

describe('looks', () => {
  it.each([
    ['radius', '8px', ''],
    ['card-radius', '0', ''],
    ['radius', '8', '“8” is not a size'],
    ['font', '-apple-system, \'Source Sans 3\', "Noto Sans", Times New Roman , serif ', ''],
    ['font', ' page() ', ''],
    ['font', 'page(), serif', 'is not a list of fonts'],
    ['font', 'inherit', "or page() for your page's own."],
    ['font', 'Georgia, Revert-Layer', "or page() for your page's own."],
    ['font', "'Noto Sans, serif", "or page() for your page's own."],
    ['font', 'Noto Sans", serif', "or page() for your page's own."],
    ['font', '"Noto\nSans"', 'is not a list of fonts'],
    ['font', 'Source Sans 3', "Write it like 'Source Sans 3', serif"],
    ['font', 'Georgia,', 'is not a list of fonts'],
    ['font', 'x'.repeat(201), 'is not a list of fonts'],
    ['font', 'x; } body { display: none', 'is not a list of fonts'],
    ['font', 'url(https://evil.example)', 'is not a list of fonts'],
    ['ink', '#000', ''],
    ['ink', 'black;', 'is not a colour'],
    ['ink', '', ''],
  ])('%s "%s" is told "%s"', (token, value, message) => {
    expect(problemOfLook(token, value)).toContain(message);
    expect(problemOfLook(token, value) === '').toBe(message === '');
  });

  it('name fonts in the quotes that our plugin for WordPress takes', () => {
    expect(looksToWrite({ font: '"Noto Sans", \'Arial\', serif' })).toEqual([
      ['--sa-font', "'Noto Sans', 'Arial', serif"],
    ]);
  });

  it('are written as custom properties, mistakes left out', () => {
    expect(looksToWrite({ primary: ' #a00 ', ink: 'black;', radius: '8px', muted: '' })).toEqual([
      ['--sa-primary', '#a00'],
      ['--sa-radius', '8px'],
    ]);
  });
});

describe('problemOfValue', () => {
  it.each([
    ['site-base', 'https://a.example', true],
    ['site-base', 'a.example', false],
    ['partner', 'campus-times', true],
    ['partner', 'x'.repeat(41), false],
    ['heading', '"><script>', true],
  ])('takes %s="%s": %s', (name, value, isRight) => {
    expect(problemOfValue(attribute(name), value) === '').toBe(isRight);
  });
});
