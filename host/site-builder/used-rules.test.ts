import { describe, expect, it } from 'vitest';
import { usedRules } from './used-rules.ts';

const css = [
  ':host{all:initial;}',
  '.go1{color:red;}',
  '.go1 > p{margin:0;}',
  '@media (min-width: 1px){.go1{color:blue;}.go1:hover{color:green;}}',
  '.go2{animation:go9 1s;}',
  '@keyframes go9{from{opacity:0;}to{opacity:1;}}',
  '@keyframes go8{from{opacity:0;}}',
  'form > :not(h2, .go12){display:none;}',
  '@media (prefers-reduced-motion: reduce){*{animation:none;}}',
];

describe('usedRules', () => {
  it.each([
    ['no class of ours', ['prose'], [0, 8]],
    ['one class', ['go1'], [0, 1, 2, 3, 8]],
    ['a class with an animation', ['go2'], [0, 4, 5, 8]],
    ['a class whose name begins like another', ['go12'], [0, 7, 8]],
  ])('keeps for %s what it needs', (_, classes, kept) => {
    expect(usedRules(css.join(''), classes)).toBe(kept.map((index) => css[index]).join(''));
  });

  it.each([
    ['a brace in a string', `.go1::after{content:'}';color:red;}`],
    ['an escaped quote', String.raw`.go1::after{content:'\'}';}`],
    ['a comment', '.go1{/* } .go2{ */color:red;}'],
    ['a nested rule', '.go1{color:red;&:hover{color:blue;}}'],
    ['an address', '.go1{background:url(data:image/svg+xml;utf8,{});}'],
  ])('is not misled by %s', (_, rule) => {
    expect(usedRules(`${rule}.go2{margin:0;}`, ['go1'])).toBe(rule);
    expect(usedRules(`${rule}.go2{margin:0;}`, ['go2'])).toBe('.go2{margin:0;}');
  });

  it('refuses what is no CSS', () => {
    expect(() => usedRules('.go1{color:red', [])).toThrow('Unclosed block');
  });
});
