import { escapeHtml } from '../rules/escape-html.ts';
import {
  drawText,
  type Measure,
  PICTURE_FONT,
  type TextLook,
  wrapText,
} from '../rules/picture-text.ts';
import { countStamps, type PlanPass, type Stub } from '../stores/plan-pass.logic.ts';
import { ARC, FROM, findPlane, PLANE, STEPS, TO } from './flight-arc.logic.ts';

/** 4:5, which phones show whole; it leaves a line of A5 for a link. */
const [WIDTH, HEIGHT] = [1080, 1350];
const MARGIN = 64;
const HEAD = 290;
const ROW = 166;
const FOOT = HEAD + STEPS * ROW;
const [INK, MUTED, LINE, STAMP] = ['#0f172a', '#475569', '#cbd5e1', '#15803d'];
/** Line height per pixel of font size. */
const LEADING = 1.2;

export interface PassPicture {
  pass: PlanPass;
  issuer: string;
  /** Paragraphs below the stubs. */
  notes: readonly string[];
  /** Colours of the head: an agency's tokens change them. */
  colours: { paper: string; ink: string };
}

/** Text alternative of the picture. */
export function namePicture({ destination, stubs }: PlanPass): string {
  const answers = Object.values(stubs).map(
    ({ label, answer = 'not yet' }) => `${label}: ${answer}.`,
  );
  return [`Study plan: ${nameRoute(destination)}.`, ...answers].join(' ');
}

const nameRoute = (destination: string) => `India to ${destination || 'where?'}`;

/**
 * Draws the pass as a self-contained SVG, for paper and for a picture to share. Text that does not fit its
 * box gets smaller, and is cut at the smallest size.
 */
export function drawPass({ pass, issuer, notes, colours }: PassPicture, measure: Measure): string {
  const { destination, chosen, stubs } = pass;
  const { ink } = colours;
  const write = (box: Box) => writeInBox(box, measure);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="${PICTURE_FONT}">`,
    `<title>${escapeHtml(namePicture(pass))}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    `<rect width="${WIDTH}" height="${HEAD}" fill="${escapeHtml(colours.paper)}"/>`,
    write({
      top: 40,
      height: 88,
      width: 500,
      paragraphs: [issuer.toUpperCase()],
      sizes: [32, 26],
      colour: ink,
      isBold: true,
    }),
    drawFlight(countStamps(pass), ink),
    write({
      top: 136,
      height: 84,
      paragraphs: [nameRoute(destination)],
      sizes: [64, 52, 44, 34],
      colour: ink,
      isBold: true,
    }),
    write({
      top: 222,
      height: 54,
      paragraphs: [chosen.join(', ')],
      sizes: [36, 30, 22],
      colour: ink,
    }),
    ...Object.values(stubs).map((stub, index) => drawStub(stub, HEAD + index * ROW, write)),
    `<path d="M0 ${FOOT}H${WIDTH}" stroke="${LINE}" stroke-width="3"/>`,
    write({
      top: FOOT + 18,
      height: HEIGHT - FOOT - 36,
      paragraphs: notes,
      sizes: [28, 26, 24, 22],
      colour: INK,
    }),
    '</svg>',
  ].join('');
}

function drawStub(stub: Stub, top: number, write: Write): string {
  const { label, answer, note, isStamped, isLate } = stub;
  const colour = isLate ? INK : isStamped ? STAMP : MUTED;
  const torn = `<path d="M0 ${top}H${WIDTH}" stroke="${LINE}" stroke-width="3" stroke-dasharray="10 10"/>`;
  return [
    top > HEAD ? torn : '',
    write({
      top: top + 14,
      height: 34,
      paragraphs: [label.toUpperCase()],
      sizes: [26],
      colour: MUTED,
      isBold: true,
    }),
    write({
      top: top + 50,
      height: note ? 58 : 108,
      paragraphs: [answer ?? 'Not yet'],
      sizes: [44, 38, 32, 28],
      colour,
      isBold: isStamped,
    }),
    note
      ? write({
          top: top + 110,
          height: 42,
          paragraphs: [note],
          sizes: [28, 24, 20],
          colour: MUTED,
        })
      : '',
  ].join('');
}

function drawFlight(answered: number, ink: string): string {
  const { x, y, degrees } = findPlane(answered);
  const colour = escapeHtml(ink);
  return [
    `<g transform="translate(620 24) scale(1.32)" fill="none" stroke="${colour}" stroke-linecap="round">`,
    `<path d="${ARC}" stroke-width="2" stroke-dasharray="1 7" opacity=".7"/>`,
    `<path d="${ARC}" stroke-width="3" pathLength="${STEPS}" stroke-dasharray="${answered} ${STEPS}"/>`,
    `<circle cx="${FROM[0]}" cy="${FROM[1]}" r="5"/><circle cx="${TO[0]}" cy="${TO[1]}" r="5"/>`,
    `<path transform="translate(${x} ${y}) rotate(${degrees})" d="${PLANE}" fill="${colour}" stroke="none"/></g>`,
  ].join('');
}

interface Box {
  top: number;
  height: number;
  width?: number;
  paragraphs: readonly string[];
  /** Font sizes to try, the largest first. */
  sizes: readonly number[];
  colour: string;
  isBold?: boolean;
}

type Write = (box: Box) => string;

/** Dates do not wrap. */
const keepDates = (text: string) =>
  text.replace(/(\d) ([A-Z][a-z]+) (?=\d{4})/g, '$1\u00a0$2\u00a0');

function writeInBox(box: Box, measure: Measure): string {
  const { top, height, width = WIDTH - 2 * MARGIN, paragraphs, sizes, colour, isBold } = box;
  const look = (size: number): TextLook => ({ size, ...(isBold && { isBold }) });
  const linesAt = (size: number) => {
    const fits = (line: string) => measure(line, look(size)) <= width;
    return paragraphs.flatMap((text) => wrapText(keepDates(text), fits));
  };
  const roomAt = (size: number) => Math.floor(height / (size * LEADING));
  const smallest = sizes.at(-1) as number;
  const size = sizes.find((each) => linesAt(each).length <= roomAt(each)) ?? smallest;
  const lines = linesAt(size);
  const shown = lines.slice(0, roomAt(size));
  if (shown.length < lines.length) {
    const last = [...(shown.pop() ?? '')];
    while (measure(`${last.join('')}…`, look(size)) > width) last.pop();
    shown.push(`${last.join('')}…`);
  }
  return shown
    .map((text, row) =>
      drawText(MARGIN, Math.round(top + size + row * size * LEADING), {
        ...look(size),
        text,
        colour,
      }),
    )
    .join('');
}
