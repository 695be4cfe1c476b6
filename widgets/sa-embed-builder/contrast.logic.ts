import { contrastOf, parseColour, type Rgb } from '../kit/rules/colour.ts';
import type { Values } from './configuration.logic.ts';

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

/** Black or white, whichever is easier to read on a colour: the text of a button whose own is not set. */
export const derivedTextOn = (colour: Rgb): Rgb =>
  contrastOf(BLACK, colour) > contrastOf(WHITE, colour) ? BLACK : WHITE;

const SCHEMES = ['light', 'dark'] as const;

/** The pairs of tokens that have to differ, with the ratio that WCAG 2 AA asks for. */
const PAIRS = [
  { label: 'Text on buttons', front: 'on-primary', back: 'primary', needed: 4.5 },
  { label: 'Text on pressed buttons', front: 'on-primary', back: 'primary-strong', needed: 4.5 },
  { label: 'Links', front: 'primary', back: 'surface', needed: 4.5 },
  { label: 'Text', front: 'ink', back: 'surface', needed: 4.5 },
  { label: 'Text on the tinted background', front: 'ink', back: 'wash', needed: 4.5 },
  { label: 'Secondary text', front: 'muted', back: 'surface', needed: 4.5 },
  { label: 'Error messages', front: 'danger', back: 'surface', needed: 4.5 },
  { label: 'Edges of fields', front: 'border', back: 'surface', needed: 3 },
] as const;

/**
 * The pairs that a page's own colours make hard to read, in the themes that visitors may see. Pairs
 * without a colour of the page are ours, and tested elsewhere.
 *
 * @param settings an unreadable colour counts as not set.
 * @param defaults the colour of each token unless it is set: light and dark.
 */
export function findWeaknesses(
  settings: Values,
  defaults: Readonly<Record<string, readonly [light: string, dark: string]>>,
) {
  const own = (token: string) => parseColour(settings[`--sa-${token}`] ?? '');
  const colourOf = (token: string, theme: number): Rgb => {
    const primary = own('primary');
    if (token === 'on-primary' && primary) return own(token) ?? derivedTextOn(primary);
    return own(token) ?? parseColour(defaults[token]?.[theme] ?? '') ?? BLACK;
  };
  const only = SCHEMES.find((scheme) => scheme === settings.theme);
  return (only ? [only] : SCHEMES).flatMap((scheme) =>
    PAIRS.filter(({ front, back }) => own(front) || own(back)).flatMap((pair) => {
      const theme = SCHEMES.indexOf(scheme);
      const exact = contrastOf(colourOf(pair.front, theme), colourOf(pair.back, theme));
      // Rounded down, so that 4.49 is not shown as enough.
      const ratio = Math.floor(exact * 10) / 10;
      return exact < pair.needed ? [{ ...pair, scheme, ratio }] : [];
    }),
  );
}
