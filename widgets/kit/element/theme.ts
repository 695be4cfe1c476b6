import { css, glob } from './styles.ts';

/**
 * Design tokens: private name → light and dark value. A page overrides one with the public
 * property of the same name (`--sa-primary`), on the element or on any ancestor.
 */
const tokens: Record<string, readonly [light: string, dark: string]> = {
  primary: ['#2348d4', '#8da2fb'],
  'primary-strong': ['#1a36a3', '#b4c2ff'],
  'on-primary': ['#ffffff', '#0b1230'],
  accent: ['#f59e0b', '#fbbf24'],
  success: ['#15803d', '#4ade80'],
  danger: ['#b91c1c', '#fca5a5'],
  ink: ['#0f172a', '#eef2ff'],
  muted: ['#475569', '#b3bed4'],
  line: ['#e2e8f0', '#2b3654'],
  // Field borders carry meaning, so they need 3:1 against the surface (WCAG 1.4.11).
  border: ['#7c8aa0', '#6f7f9e'],
  surface: ['#ffffff', '#121a30'],
  wash: ['#f5f7ff', '#0b1124'],
};

// Without light-dark() (Safari before 17.5) everything stays light rather than colourless.
const hasLightDark = typeof CSS === 'undefined' || CSS.supports?.('color', 'light-dark(#000,#000)');

const declarations = Object.entries(tokens)
  .map(([name, [light, dark]]) => {
    const value = hasLightDark ? `light-dark(${light},${dark})` : light;
    return `--_${name}:var(--sa-${name},${value});`;
  })
  .join('');

/**
 * What every shadow tree starts from. `all: initial` stops what a page lets leak in by
 * inheritance. The colour scheme alone is inherited: an element is dark where its page is dark,
 * not where the visitor's system is dark and the page is white. What is fixed to the window needs no
 * width, and in some browsers a container would hold it.
 */
glob`
  :host {
    all: initial;
    display: block;
    max-inline-size: 100%;
    color-scheme: inherit;
    ${declarations}
    --_font: var(--sa-font, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Devanagari', sans-serif);
    --_radius: var(--sa-radius, 12px);
    --_shadow: 0 1px 2px rgb(15 23 42 / 6%), 0 12px 32px rgb(15 23 42 / 10%);
  }
  :host([hidden]) { display: none; }
  :host([theme='light']) { color-scheme: light; }
  :host([theme='dark']) { color-scheme: dark; }
  :host([theme='auto']) { color-scheme: light dark; }
  *, ::before, ::after { box-sizing: border-box; margin: 0; }
  :host > div:has(> [data-fixed], > [popover]) { container-type: normal; }
  :host > div:has(> [data-fixed], > [popover]) + span { display: none; }
  :host > div:has(> form, > [data-narrow]) + span { --_width: 640px; }
  :focus-visible { outline: 2px solid var(--_primary); outline-offset: 2px; }
  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after { animation: none !important; transition: none !important; }
  }
`;

/**
 * What every view stands on. Page CSS beats `:host` and what it sets there is inherited, so this
 * starts from nothing once more. Texts are English whatever the page's direction; paper is white.
 *
 * A size container counts as empty: `contain-intrinsic-inline-size` is the least that it takes beside
 * others, `flex` gives it all of the host where a page makes that a flex container.
 */
export const ground = css`
  all: initial;
  display: block;
  direction: ltr;
  color-scheme: inherit;
  font: 16px/1.6 var(--_font);
  color: var(--_ink);
  container-type: inline-size;
  contain-intrinsic-inline-size: min(180px, 45cqi);
  flex: 1 0 100%;
  overflow-wrap: anywhere;
  outline: none;
  &:has(> form) { max-inline-size: var(--sa-max-width, 720px); }
  & h2 { font-size: clamp(22px, 10cqi, 28px); line-height: 1.25; letter-spacing: -0.02em; }
  & a { color: var(--_primary); }
  @media print { color-scheme: light; }
`;

/**
 * Wishes for a width where the page leaves that to the content: centred in a flex row, floating, in
 * a table or a dialog. The ground, a size container, counts as empty there, so this stands beside
 * it: two words without size, that far apart, in a line that breaks where there is less room.
 */
export const wish = css`
  all: initial;
  display: block;
  direction: ltr;
  block-size: 0;
  visibility: hidden;
  font-size: 0;
  word-spacing: var(--sa-width, var(--_width, 960px));
  &::before { content: '. .'; }
`;
