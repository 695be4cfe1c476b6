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
    ['no class of ours', '<p>Text</p>', [0, 8]],
    ['one class', '<p class="go1">Text</p>', [0, 1, 2, 3, 8]],
    ['a class with an animation', '<p class="go2">Text</p>', [0, 4, 5, 8]],
    ['a class whose name begins like another', '<p class="go12">Text</p>', [0, 7, 8]],
  ])('keeps for %s what it needs', (_, html, kept) => {
    expect(usedRules(css.join(''), html)).toBe(kept.map((index) => css[index]).join(''));
  });
});
