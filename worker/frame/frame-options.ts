import { readAttribution } from '../contract/attribution.ts';
import { isFrameColour, isFrameRadius } from '../contract/frame-look.ts';

/** Elements that may be framed, from the manifest. */
export interface FramedElements {
  /** Names of colours, each the custom property `--sa-<name>`. */
  colours: string[];
  /** Framed elements by tag. */
  elements: Record<string, FramedElement>;
}

export interface FramedElement {
  /** The values that an attribute may have; true for a switch. */
  options: Record<string, string[] | boolean>;
  /** Names of its events, which the frame forwards. */
  events: string[];
}

/** Options in the address of a frame, checked. */
export interface FrameOptions {
  /** Attributes of the element. */
  attributes: Map<string, string>;
  /** Custom properties of the page, with values that need no escaping in CSS. */
  properties: Map<string, string>;
}

/**
 * Reads the options in a frame's address: the element's closed options, the credited partner, colours
 * and a radius. Anything else is ignored.
 */
export function readFrameOptions(
  query: URLSearchParams,
  { options }: FramedElement,
  colours: readonly string[],
): FrameOptions {
  const attributes = Object.entries(options).flatMap(([name, values]): [string, string][] => {
    const value = query.get(name);
    if (value === null) return [];
    if (typeof values === 'boolean') return value === 'false' ? [] : [[name, '']];
    return values.includes(value) ? [[name, value]] : [];
  });
  const properties = colours.flatMap((name) => takeColour(query, name));
  return {
    attributes: new Map([
      ...attributes,
      ...Object.entries(
        readAttribution({ partner: query.get('partner'), campaign: query.get('campaign') }),
      ),
    ]),
    properties: new Map([...properties, ...takeRadius(query)]),
  };
}

function takeColour(query: URLSearchParams, name: string): [string, string][] {
  const value = query.get(name) ?? '';
  return isFrameColour(value) ? [[`--sa-${name}`, value]] : [];
}

function takeRadius(query: URLSearchParams): [string, string][] {
  const radius = query.get('radius') ?? '';
  return isFrameRadius(radius) ? [['--sa-radius', `${Number(radius)}px`]] : [];
}
