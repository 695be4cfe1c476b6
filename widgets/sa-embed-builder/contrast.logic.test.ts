import { describe, expect, it } from 'vitest';
import { TOKENS } from '../kit/element/tokens.ts';
import { parseColour } from '../kit/rules/colour.ts';
import { findWeaknesses } from './contrast.logic.ts';

// cspell:ignore blurple

describe('findWeaknesses', () => {
  const find = (colours: Record<string, string>, theme = '') => {
    const looks = Object.entries(colours).map(([token, colour]) => [`--sa-${token}`, colour]);
    return findWeaknesses({ ...Object.fromEntries(looks), theme }, TOKENS).map(
      ({ label, scheme, ratio }) => `${label}, ${scheme}: ${ratio}`,
    );
  };

  it('has nothing to say about our own colours, all of which it can read', () => {
    expect(find({})).toEqual([]);
    expect(Object.values(TOKENS).flat().map(parseColour)).not.toContain(null);
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
    expect(find({ primary: 'blurple' })).toEqual([]);
  });

  it('rounds down, so that too little never reads as enough', () => {
    expect(find({ ink: '#777' }, 'light')[0]).toBe('Text, light: 4.4');
  });
});
