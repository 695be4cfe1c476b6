import { describe, expect, it } from 'vitest';
import { TOKENS } from '../kit/element/tokens.ts';
import { contrastOf, derivedTextOn, findWeaknesses, parseColour, toHex } from './contrast.logic.ts';

// cspell:ignore blurple

describe('parseColour', () => {
  it.each([
    ['#fff', '#ffffff'],
    ['#2348D4', '#2348d4'],
    [' #000 ', '#000000'],
    ['rgb(35, 72, 212)', '#2348d4'],
    ['rgb(35 72 212)', '#2348d4'],
    ['hsl(0 100% 50%)', '#ff0000'],
    ['hsl(120deg, 100%, 25%)', '#008000'],
    ['hsl(0, 0%, 100%)', '#ffffff'],
  ])('reads %s as %s', (text, hex) => {
    const colour = parseColour(text);
    expect(colour && toHex(colour)).toBe(hex);
  });

  it.each([
    '',
    'blue',
    '#12',
    '#12345',
    '#ggg',
    'rgb(300, 0, 0)',
    'rgba(0, 0, 0, 0.5)',
    '#00000080',
    'hsl(0 120% 50%)',
    'red; background: url(https://evil.example)',
    'var(--x)',
  ])('reads no colour in "%s"', (text) => {
    expect(parseColour(text)).toBeNull();
  });
});

describe('contrastOf', () => {
  it.each([
    ['#000', '#fff', 21],
    ['#fff', '#fff', 1],
    // The examples of WebAIM's checker.
    ['#777', '#fff', 4.48],
    ['#767676', '#fff', 4.54],
    ['#fde047', '#fff', 1.31],
  ])('of %s and %s is %d, either way', (one, other, ratio) => {
    const [first, second] = [parseColour(one), parseColour(other)];
    if (!first || !second) throw new Error('not a colour');
    expect(contrastOf(first, second)).toBeCloseTo(ratio, 1);
    expect(contrastOf(second, first)).toBe(contrastOf(first, second));
  });
});

describe('derivedTextOn', () => {
  it.each([
    ['#fde047', '#000000'],
    ['#2348d4', '#ffffff'],
  ])('is on %s %s', (back, front) => {
    expect(toHex(derivedTextOn(parseColour(back) ?? [0, 0, 0]))).toBe(front);
  });
});

describe('findWeaknesses', () => {
  const both = ['light', 'dark'] as const;
  const find = (chosen: Record<string, string>, schemes: readonly ('light' | 'dark')[] = both) =>
    findWeaknesses(chosen, schemes, TOKENS).map(
      ({ label, scheme, ratio }) => `${label}, ${scheme}: ${ratio}`,
    );

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

  it('looks at the theme that shows alone', () => {
    expect(find({ primary: '#2348d4' }, ['light'])).toEqual([]);
    expect(find({ primary: '#2348d4' }, ['dark'])).toEqual(['Links, dark: 2.4']);
  });

  it('rounds down, so that too little never reads as enough', () => {
    expect(find({ ink: '#777' }, ['light'])[0]).toBe('Text, light: 4.4');
  });

  it('takes what cannot be read for not set', () => {
    expect(find({ primary: 'blurple' })).toEqual([]);
  });
});
