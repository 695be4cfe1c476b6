import { contrastOf, parseColour, type Rgb } from '../kit/rules/colour.ts';

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

/** Black or white, whichever reads better on a colour: the text of a button whose own is not set. */
export const derivedTextOn = (colour: Rgb): Rgb =>
  contrastOf(BLACK, colour) > contrastOf(WHITE, colour) ? BLACK : WHITE;

export type Scheme = 'light' | 'dark';

/** The colour of each token unless it is set: light and dark. */
export type Defaults = Readonly<Record<string, readonly [light: string, dark: string]>>;

export interface Pair {
  label: string;
  front: string;
  back: string;
  /** The ratio that WCAG 2 AA asks for. */
  needed: number;
}

/** The pairs of tokens that have to be told apart. */
export const PAIRS: readonly Pair[] = [
  { label: 'Text on buttons', front: 'on-primary', back: 'primary', needed: 4.5 },
  { label: 'Text on pressed buttons', front: 'on-primary', back: 'primary-strong', needed: 4.5 },
  { label: 'Links', front: 'primary', back: 'surface', needed: 4.5 },
  { label: 'Text', front: 'ink', back: 'surface', needed: 4.5 },
  { label: 'Text on the tinted background', front: 'ink', back: 'wash', needed: 4.5 },
  { label: 'Secondary text', front: 'muted', back: 'surface', needed: 4.5 },
  { label: 'Error messages', front: 'danger', back: 'surface', needed: 4.5 },
  { label: 'Edges of fields', front: 'border', back: 'surface', needed: 3 },
];

export interface Weakness {
  label: string;
  scheme: Scheme;
  /** Rounded down to a tenth, so that 4.49 is not shown as enough. */
  ratio: number;
  needed: number;
}

/**
 * The pairs that a page's own colours make hard to read. Pairs of which nothing is set are ours, and
 * tested elsewhere.
 *
 * @param chosen colours by token, as they were typed; one that cannot be read counts as not set.
 */
export function findWeaknesses(
  chosen: Readonly<Record<string, string>>,
  schemes: readonly Scheme[],
  defaults: Defaults,
): Weakness[] {
  const own = (token: string) => parseColour(chosen[token] ?? '');
  const colourOf = (token: string, scheme: Scheme): Rgb => {
    const primary = own('primary');
    if (token === 'on-primary' && primary) return own(token) ?? derivedTextOn(primary);
    const fallback = defaults[token]?.[scheme === 'light' ? 0 : 1] ?? '';
    return own(token) ?? parseColour(fallback) ?? BLACK;
  };
  return schemes.flatMap((scheme) =>
    PAIRS.filter(({ front, back }) => own(front) || own(back)).flatMap(
      ({ label, front, back, needed }) => {
        const ratio = contrastOf(colourOf(front, scheme), colourOf(back, scheme));
        const shown = Math.floor(ratio * 10) / 10;
        return ratio < needed ? [{ label, scheme, ratio: shown, needed }] : [];
      },
    ),
  );
}
