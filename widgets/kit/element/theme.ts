import { css, glob } from './styles.ts';
import { TOKENS } from './tokens.ts';

const colours = /* @__PURE__ */ Object.entries(TOKENS);
const declare = (name: string, value: string) => `--_${name}:var(--sa-${name},${value});`;

/**
 * The base of every shadow tree. `all: initial` stops inherited page styles from leaking in. Only
 * the colour scheme is inherited: an element is dark on a dark page, not on a white page of a
 * visitor whose system is dark; and the page's font, for `--sa-font: page()`. Without light-dark()
 * (Safari before 17.5) everything stays light rather than colourless. Window-fixed elements need no
 * width, and in some browsers a size container would trap them.
 *
 * Text on the primary colour is black or white, whichever has more contrast: the two are even at a
 * luminance of 0.18, which is the lightness 49.5 of a grey. The pressed colour moves away from it.
 */
glob`
  :host {
    all: initial;
    display: block;
    max-inline-size: 100%;
    color-scheme: inherit;
    ${colours.map(([name, [light]]) => declare(name, light)).join('')}
    --_font: var(--sa-font, system-ui, Roboto, 'Noto Sans', 'Noto Sans Devanagari', sans-serif);
    --_radius: var(--sa-radius, 12px);
    --_card-radius: var(--sa-card-radius, calc(var(--_radius) * 4 / 3));
    --_shadow: var(--sa-shadow, 0 1px 2px rgb(15 23 42 / 6%), 0 12px 32px rgb(15 23 42 / 10%));
    font-family: inherit;
  }
  @supports (color: light-dark(#000, #000)) {
    :host {
      ${colours.map(([name, [light, dark]]) => declare(name, `light-dark(${light},${dark})`)).join('')}
    }
  }
  @supports (color: lab(from red l 0 0)) {
    :host {
      --_on-primary: var(--sa-on-primary, lab(from color(from var(--_primary) xyz y y y) calc((49.5 - l) * 999) 0 0));
      --_primary-strong: var(--sa-primary-strong, color-mix(in srgb, var(--_primary) 75%, lab(from var(--_on-primary) calc(100 - l) 0 0)));
    }
  }
  @media (prefers-contrast: more) {
    :host { --_muted: var(--_ink); --_line: var(--_ink); --_border: var(--_ink); }
  }
  :host([hidden]) { display: none !important; }
  :host([theme='light']) { color-scheme: light; }
  :host([theme='dark']) { color-scheme: dark; }
  :host([theme='auto']) { color-scheme: light dark; }
  *, ::before, ::after { box-sizing: border-box; margin: 0; }
  :host > div:has(> [data-fixed], > [popover]) { container-type: normal; }
  :host > div:has(> [data-fixed], > [popover]) + span { display: none; }
  :host > div:has(> form, > [data-narrow]) + span { --_width: 640px; }
  :focus-visible { outline: 2px solid var(--_primary); outline-offset: 2px; }
  :is(h1, h2, h3, h4):focus { outline: none; }
  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after { animation: none !important; transition: none !important; }
  }
`;

/**
 * The base of every view. Page CSS beats `:host` and its values are inherited, so this resets
 * everything again. Text is English whatever the page's direction; paper is white.
 *
 * `--sa-font: page()` is no font, so the declaration counts as unset and the page's font is
 * inherited through the host. No keyword could say so: the variable itself would take `inherit`.
 *
 * A size container counts as empty: `contain-intrinsic-inline-size` is its minimum width beside
 * other content, and `flex` fills the host if a page makes that a flex container.
 */
export const rootWrapper = css`
  all: initial;
  display: block;
  color-scheme: inherit;
  font-size: 16px;
  line-height: 1.6;
  font-family: var(--_font);
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
 * Asks for a width if the page leaves that to the content: centred in a flex row, floating, in a
 * table or a dialog. The wrapper, a size container, counts as empty there, so this sits beside it:
 * two words without size, that far apart, on a line that breaks in less room.
 */
export const preferredWidth = css`
  all: initial;
  display: block;
  direction: ltr;
  block-size: 0;
  visibility: hidden;
  font-size: 0;
  word-spacing: var(--sa-width, var(--_width, 960px));
  &::before { content: '. .'; }
`;
