import { TOKENS } from '../../../widgets/kit/element/tokens.ts';

/** A custom property that a page may set on an element or any ancestor. */
export interface CssProperty {
  name: `--sa-${string}`;
  /** As CSS; a colour has a light and a dark one. */
  default: string;
  description: string;
}

const COLOURS: Record<keyof typeof TOKENS, string> = {
  primary: 'Buttons and links.',
  'primary-strong':
    'Buttons and links while they are pressed or pointed at; follows from `--sa-primary` unless set.',
  'on-primary': 'Text on a button; black or white, by contrast with `--sa-primary`, unless set.',
  accent: 'Highlights.',
  success: 'Success.',
  danger: 'Errors and warnings.',
  ink: 'Text.',
  muted: 'Secondary text.',
  line: 'Lines between items.',
  border: 'Edges of fields.',
  surface: 'Background of cards and fields.',
  wash: 'Tinted background.',
};

const SHAPES: CssProperty[] = [
  {
    name: '--sa-font',
    default: "system-ui, Roboto, 'Noto Sans', 'Noto Sans Devanagari', sans-serif",
    description: 'Typeface; `page()` is that of the page.',
  },
  { name: '--sa-radius', default: '12px', description: 'Radius of corners.' },
  {
    name: '--sa-card-radius',
    default: 'calc(var(--sa-radius) * 4 / 3)',
    description: 'Radius of the corners of cards and panels.',
  },
  {
    name: '--sa-shadow',
    default: '0 1px 2px rgb(15 23 42 / 6%), 0 12px 32px rgb(15 23 42 / 10%)',
    description: "Shadow of cards, as CSS's `box-shadow`; `none` for none.",
  },
  {
    name: '--sa-sticky-top',
    default: '0px',
    description:
      "Height of your page's own bar at the top of the window: the exam's clock and the answer to a press stay below it.",
  },
];

/** The custom properties that are the same in all elements. */
export const commonProperties: CssProperty[] = [
  ...Object.entries(TOKENS).map(([name, [light, dark]]) => ({
    name: `--sa-${name}` as const,
    default: `light-dark(${light}, ${dark})`,
    description: COLOURS[name as keyof typeof TOKENS],
  })),
  ...SHAPES,
];

/** The custom properties of an element: forms are narrower than the rest. */
export function cssPropertiesOf(isForm: boolean): CssProperty[] {
  return [
    ...commonProperties,
    {
      name: '--sa-max-width',
      default: isForm ? '720px' : '1280px',
      description: 'The largest width.',
    },
    {
      name: '--sa-width',
      default: isForm ? '640px' : '960px',
      description:
        'The width if the page leaves it to the content, as in a flex row, a table cell or a dialog.',
    },
  ];
}
