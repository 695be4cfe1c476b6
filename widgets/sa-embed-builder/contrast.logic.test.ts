import { describe, expect, it } from 'vitest';
import { TOKENS } from '../kit/element/tokens.ts';
import { contrastOf, parseColour, toHex } from '../kit/rules/colour.ts';
import { derivedTextOn, findWeaknesses, PAIRS } from './contrast.logic.ts';

// cspell:ignore blurple

describe('derivedTextOn', () => {
  it.each([
    ['#fde047', '#000000'],
    ['#2348d4', '#ffffff'],
  ])('is on %s %s', (back, front) => {
    expect(toHex(derivedTextOn(parseColour(back) ?? [0, 0, 0]))).toBe(front);
  });
});

describe('our own colours', () => {
  const colourOf = (token: string, theme: 0 | 1) =>
    parseColour(TOKENS[token as keyof typeof TOKENS][theme]) ?? [0, 0, 0];

  it.each(PAIRS)(
    '$label can be read in both themes: $front on $back',
    ({ front, back, needed }) => {
      for (const theme of [0, 1] as const) {
        const ratio = contrastOf(colourOf(front, theme), colourOf(back, theme));
        expect(ratio).toBeGreaterThanOrEqual(needed);
      }
    },
  );
});

describe('findWeaknesses', () => {
  const find = (colours: Record<string, string>, theme = '') => {
    const looks = Object.entries(colours).map(([token, colour]) => [`--sa-${token}`, colour]);
    return findWeaknesses({ ...Object.fromEntries(looks), theme }, TOKENS).map(
      ({ label, scheme, ratio }) => `${label}, ${scheme}: ${ratio}`,
    );
  };

  it.each(Object.entries(TOKENS))('can read our own %s in both themes', (_, values) => {
    expect(values.map(parseColour)).not.toContain(null);
  });

  it('has nothing to say about our own colours', () => {
    expect(find({})).toEqual([]);
  });

  it('warns of white on yellow, in both themes, and of yellow links on white', () => {
    expect(find({ primary: '#fde047', 'on-primary': '#fff' })).toEqual([
      'Text on buttons, light: 1.3',
      'Links, light: 1.3',
      'Text on buttons, dark: 1.3',
      'Text on pressed buttons, dark: 1.8',
    ]);
  });

  it('derives the text on a button whose own is not set, and still warns of its links', () => {
    expect(find({ primary: '#fde047' })).toContain('Links, light: 1.3');
    expect(find({ primary: '#fde047' }).join()).not.toContain('Text on buttons');
  });

  it('compares only in the theme that a page has set', () => {
    expect(find({ primary: '#2348d4' }, 'light')).toEqual([]);
    expect(find({ primary: '#2348d4' }, 'dark')).toEqual(['Links, dark: 2.4']);
  });

  it('rounds down, so that too little never reads as enough', () => {
    expect(find({ ink: '#777' }, 'light')[0]).toBe('Text, light: 4.4');
  });

  it('takes an unreadable colour for not set', () => {
    expect(find({ primary: 'blurple' })).toEqual([]);
  });
});
