import { escapeHtml } from './escape-html.ts';

/** The font of all text in pictures, so that it is as wide as it was measured. */
export const PICTURE_FONT = "system-ui, 'Segoe UI', Roboto, Arial, sans-serif";

export interface TextLook {
  /** In pixels. */
  size: number;
  isBold?: boolean;
}

/** How many pixels wide a text is. */
export type Measure = (text: string, look: TextLook) => number;

/** Breaks a text into lines that fit: between words, and inside a word that is too long for a line. */
export function wrapText(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  const end = () => {
    if (line) lines.push(line);
    line = '';
  };
  for (const word of text.split(' ')) {
    const joined = line && `${line} ${word}`;
    if (joined && fits(joined)) {
      line = joined;
      continue;
    }
    end();
    for (const letter of word) {
      if (!fits(line + letter)) end();
      line += letter;
    }
  }
  end();
  return lines;
}

interface DrawnText extends TextLook {
  text: string;
  colour: string;
  anchor?: 'middle';
}

/** A line of an SVG. */
export function drawText(x: number, y: number, line: DrawnText): string {
  const { text, size, isBold, colour, anchor } = line;
  const weight = isBold ? ' font-weight="700"' : '';
  const anchored = anchor ? ` text-anchor="${anchor}"` : '';
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${escapeHtml(colour)}"${weight}${anchored}>${escapeHtml(text)}</text>`;
}
