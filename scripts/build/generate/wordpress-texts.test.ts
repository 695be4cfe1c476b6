import { po } from 'gettext-parser';
import { describe, expect, it } from 'vitest';
import { readSources } from './wordpress-plugin.ts';
import { findTexts, templateOf } from './wordpress-texts.ts';

it.each([
  ['that is put together', "__( name, 'study-abroad-widgets' );", 'a.js:1'],
  ['of another domain', "__( 'Text', 'other' )", 'a.js:1: "Text"'],
])('refuses a text %s, which nobody could translate', (_, code, message) => {
  expect(() => findTexts({ 'a.js': code })).toThrow(message);
});

describe('the Hindi translation', () => {
  const files = readSources();
  const hindi = po.parse(files['languages/study-abroad-widgets-hi_IN.po'] ?? '').translations;
  const texts = findTexts(files);
  const translate = ({ text, context = '' }: { text: string; context?: string }) =>
    hindi[context]?.[text]?.msgstr ?? [];
  const placeholders = (text: string) => (text.match(/%(?:\d\$)?s/g) ?? []).sort();

  it('has every text', () => {
    const missing = texts.filter((one) => translate(one).filter(Boolean).length === 0);
    expect(missing.map(({ text }) => text)).toEqual([]);
  });

  it('has both forms of a plural, and the placeholders of each text', () => {
    const plurals = texts.filter(({ plural }) => plural);
    expect(plurals.map((one) => translate(one).length)).toEqual(plurals.map(() => 2));
    const wrong = texts.filter(({ text, context }) =>
      translate({ text, ...(context && { context }) }).some(
        (translated) => `${placeholders(translated)}` !== `${placeholders(text)}`,
      ),
    );
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  it('has nothing that the plugin no longer says', () => {
    const said = new Set(texts.map(({ text, context = '' }) => `${context}|${text}`));
    const kept = Object.entries(hindi).flatMap(([context, entries]) =>
      Object.keys(entries)
        .filter(Boolean)
        .map((text) => `${context}|${text}`),
    );
    expect(kept.filter((key) => !said.has(key))).toEqual([]);
  });
});

it('the template is read by gettext, quotes and all', () => {
  const template = templateOf([{ text: 'Say "%s"', comment: '%s: a word.', files: ['a.php'] }]);
  expect(Object.keys(po.parse(template).translations[''] ?? {})).toEqual(['', 'Say "%s"']);
});
