import { describe, expect, it } from 'vitest';
import { TOKENS } from '../../widgets/kit/element/tokens.ts';
import { siteStyles } from './site-styles.ts';

describe('siteStyles', () => {
  it('brings the colours that it uses, once each', () => {
    const [light, dark] = TOKENS.ink;
    expect(siteStyles('a { color: var(--ink); border-color: var(--ink); }')).toBe(
      `:root {\n  --ink: light-dark(${light}, ${dark});\n}\na { color: var(--ink); border-color: var(--ink); }`,
    );
  });

  it('refuses a colour that the elements do not have', () => {
    expect(() => siteStyles('a { color: var(--pink); }')).toThrow('There is no colour --pink');
  });
});
