import { po } from 'gettext-parser';
import { describe, expect, it } from 'vitest';
import { readSources } from './wordpress-plugin.ts';
import { findTexts, templateOf } from './wordpress-texts.ts';

describe('findTexts', () => {
  it('finds the texts of PHP with comment, plural and context', () => {
    const php = `<?php
      /* translators: %s: a number. */
      echo sprintf( _n( '%s text', '%s texts', $n, 'study-abroad-widgets' ), $n );
      esc_html_e( 'It\\'s here', 'study-abroad-widgets' );
      _x( 'Post', 'verb', 'study-abroad-widgets' );`;
    expect(findTexts({ 'a.php': php })).toEqual([
      { text: '%s text', plural: '%s texts', comment: '%s: a number.', files: ['a.php'] },
      { text: "It's here", files: ['a.php'] },
      { text: 'Post', context: 'verb', files: ['a.php'] },
    ]);
  });

  it('finds those of scripts and of a block, and each only once', () => {
    const js = "const a = wp.i18n.__( 'Colours', 'study-abroad-widgets' );";
    const block = '{ "title": "Element", "description": "A form.", "keywords": ["form"] }';
    expect(findTexts({ 'a.js': js, 'b.js': js, 'block.json': block })).toEqual([
      { text: 'Colours', files: ['a.js', 'b.js'] },
      { text: 'Element', context: 'block title', files: ['block.json'] },
      { text: 'A form.', context: 'block description', files: ['block.json'] },
      { text: 'form', context: 'block keyword', files: ['block.json'] },
    ]);
  });

  it('refuses a text that is put together, which no template could have', () => {
    expect(() => findTexts({ 'a.js': "__( name, 'study-abroad-widgets' );" })).toThrow('a.js:1');
  });

  it('refuses a text of another domain, which nobody would translate', () => {
    expect(() => findTexts({ 'a.php': "__( 'Text', 'other' )" })).toThrow('a.php:1: "Text"');
  });
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

describe('templateOf', () => {
  it('is read by gettext, quotes and all', () => {
    const template = templateOf([{ text: 'Say "%s"', comment: '%s: a word.', files: ['a.php'] }]);
    expect(Object.keys(po.parse(template).translations[''] ?? {})).toEqual(['', 'Say "%s"']);
  });
});
