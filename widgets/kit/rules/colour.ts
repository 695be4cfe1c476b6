/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const HEX = /^#([\da-f]{3}|[\da-f]{6})$/i;
const RGB = /^rgb\(\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*\)$/i;
const HSL =
  /^hsl\(\s*(\d{1,3}(?:\.\d+)?)(?:deg)?\s*[,\s]\s*(\d{1,3}(?:\.\d+)?)%\s*[,\s]\s*(\d{1,3}(?:\.\d+)?)%\s*\)$/i;

/**
 * Reads an opaque colour written as `#rgb`, `#rrggbb`, `rgb()` or `hsl()`. Null for anything else:
 * the contrast of a translucent colour depends on what lies below it.
 */
export function parseColour(text: string): Rgb | null {
  const trimmed = text.trim();
  const [, hex] = HEX.exec(trimmed) ?? [];
  if (hex) return readHex(hex.length === 3 ? hex.replace(/./g, '$&$&') : hex);
  const channels = RGB.exec(trimmed)?.slice(1).map(Number);
  if (channels) return channels.every((channel) => channel <= 255) ? toRgb(channels) : null;
  const [hue = 0, saturation = 0, lightness = 0] = HSL.exec(trimmed)?.slice(1).map(Number) ?? [];
  if (!HSL.test(trimmed) || saturation > 100 || lightness > 100) return null;
  return fromHsl(hue, saturation / 100, lightness / 100);
}

const toRgb = ([red = 0, green = 0, blue = 0]: readonly number[]): Rgb => [red, green, blue];

const readHex = (digits: string) =>
  toRgb([0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16)));

/** The formula of CSS Color 4, section 7.1. */
function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  return toRgb(
    [0, 8, 4].map((offset) => {
      const angle = (offset + hue / 30) % 12;
      const channel = lightness - reach * Math.max(-1, Math.min(angle - 3, 9 - angle, 1));
      return Math.round(255 * channel);
    }),
  );
}

/** A colour as `#rrggbb`, which a colour field takes. */
export const toHex = (colour: Rgb): string =>
  `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** The contrast ratio of two colours by WCAG 2, from 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance by WCAG 2, from 0 to 1. */
function luminanceOf(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
