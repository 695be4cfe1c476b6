import { describe, expect, it } from 'vitest';
import { cssInUse } from './css-in-use.ts';

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

const element = (tag: string, attributes: Record<string, string>) => [
  { tag, attributes: Object.entries(attributes) },
];
const paragraph = (...classes: string[]) => element('p', { class: classes.join(' ') });

describe('cssInUse', () => {
  it.each([
    ['one class', ['go1'], [0, 1, 2, 3, 8]],
    ['a class with an animation', ['go2'], [0, 4, 5, 8]],
    ['a class whose name begins like another', ['go12'], [0, 7, 8]],
  ])('keeps for %s what it needs', (_, classes, kept) => {
    expect(cssInUse(css.join('\n'), paragraph(...classes))).toBe(
      kept.map((index) => css[index]).join(''),
    );
  });

  it('drops rules for tags that the tree lacks', () => {
    const rules = ['.go1{color:red;}', 'select.go1{margin:0;}', '@media print{p.go1{color:blue;}}'];
    expect(cssInUse(rules.join('\n'), paragraph('go1'))).toBe(`${rules[0]}${rules[2]}`);
    expect(cssInUse(rules.join('\n'), element('select', { class: 'go1' }))).toBe(
      `${rules[0]}${rules[1]}`,
    );
  });

  it('drops rules for states that no tag of the tree is in', () => {
    const rules = [
      ".go1[aria-invalid='true']{color:red;}",
      '.go1:disabled{opacity:0.5;}',
      '.go1:hover{color:blue;}',
      ".go1:not([aria-invalid='true']){margin:0;}",
    ];
    const used = (attributes = {}) =>
      cssInUse(rules.join('\n'), element('input', { class: 'go1', ...attributes }));
    expect(used({ 'aria-invalid': 'false' })).toBe(`${rules[2]}${rules[3]}`);
    expect(used({ 'aria-invalid': 'true', disabled: '' })).toBe(rules.join(''));
  });

  it('drops custom properties that no rule reads, and those that only these read', () => {
    const host = (...properties: string[]) => `:host{${properties.join('')}}`;
    const [ink, line, radius] = ['--_ink:red;', '--_line:var(--_ink);', '--_line-radius:2px;'];
    const reader = '.go1{border-radius:var(--_line-radius,4px);}';
    const css = `${host('all:initial;', ink, line, radius)}\n${reader}`;
    expect(cssInUse(css, paragraph('go1'))).toBe(host('all:initial;', radius) + reader);
  });
});
