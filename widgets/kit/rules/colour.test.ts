import { describe, expect, it } from 'vitest';
import { contrastOf, parseColour, toHex } from './colour.ts';

describe('parseColour', () => {
  it.each([
    ['#fff', '#ffffff'],
    ['#2348D4', '#2348d4'],
    [' #000 ', '#000000'],
    ['rgb(35 72 212)', '#2348d4'],
    ['hsl(120deg, 100%, 25%)', '#008000'],
  ])('reads %s as %s', (text, hex) => {
    const colour = parseColour(text);
    expect(colour && toHex(colour)).toBe(hex);
  });

  it.each([
    ...['', 'blue', '#12', '#12345', '#ggg', 'rgb(300, 0, 0)', 'rgba(0, 0, 0, 0.5)', '#00000080'],
    ...['hsl(0 120% 50%)', 'red; background: url(https://evil.example)', 'var(--x)'],
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
    ['#fde047', '#fff', 1.31],
  ])('of %s and %s is %d, either way', (one, other, ratio) => {
    const [first, second] = [parseColour(one), parseColour(other)];
    if (!first || !second) throw new Error('not a colour');
    expect(contrastOf(first, second)).toBeCloseTo(ratio, 1);
    expect(contrastOf(second, first)).toBe(contrastOf(first, second));
  });
});
