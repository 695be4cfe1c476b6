import { HIGHEST_SCORE } from '../../kit/exam/scoring.logic.ts';
import { escapeHtml } from '../../kit/rules/escape-html.ts';
import { drawText, type Measure, PICTURE_FONT, wrapText } from '../../kit/rules/picture-text.ts';
import { describeReport, type Gauge, type ScoreReport } from './report.logic.ts';

/** Width in pixels, before the picture is enlarged for high-density screens. */
const WIDTH = 800;
const MARGIN = 40;
const RING_RADIUS = 58;
const RING_WIDTH = 12;
const COLOURS = {
  paper: '#ffffff',
  ink: '#0f172a',
  muted: '#475569',
  line: '#e2e8f0',
  ring: '#2348d4',
};

interface Line {
  text: string;
  size: number;
  isBold?: boolean;
  colour?: string;
  /** Extra space above, in pixels. */
  gap?: number;
}

/**
 * The report as a self-contained SVG: no reference to anything outside it, so a browser can draw
 * it onto a canvas and save it as a picture file.
 */
export function drawReport(report: ScoreReport, measure: Measure): string {
  const { title, testTitle, takenOn, issuer, gauges, overall, levels, notes } = report;
  const column = (WIDTH - 2 * MARGIN) / gauges.length;
  const rings = gauges.map((gauge, index) =>
    drawGauge(gauge, MARGIN + column * (index + 0.5), 200),
  );
  const list = stackLines(440, measure, [
    ...(overall === null ? [] : [{ text: overall, size: 17 }]),
    { text: 'Score Interpretation', size: 20, isBold: true, gap: 8 },
    ...levels.map((text) => ({ text, size: 17 })),
    ...notes.map((text) => ({ text, size: 13, colour: COLOURS.muted, gap: 10 })),
    { text: issuer, size: 15, isBold: true, gap: 16 },
  ]);
  const head = stackLines(72, measure, [
    { text: title, size: 34, isBold: true },
    { text: `${testTitle}, ${takenOn}`, size: 17, colour: COLOURS.muted },
  ]);
  return frame(list.bottom + MARGIN, describeReport(report), [head.markup, ...rings, list.markup]);
}

function frame(height: number, description: string, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="${PICTURE_FONT}">`,
    `<title>${escapeHtml(description)}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="${COLOURS.paper}"/>`,
    ...parts,
    '</svg>',
  ].join('');
}

/** A ring that is filled clockwise from the top, with the value inside and the rest in words. */
function drawGauge(gauge: Gauge, x: number, y: number): string {
  const { label, value, hasScore, lines } = gauge;
  const inside = { text: value, size: hasScore ? 36 : 18, isBold: true };
  const below = [{ text: label, size: 18, isBold: true }, ...lines.map(asDetail)];
  return [
    drawRing(gauge.share, x, y),
    drawLine(x, y + 6, inside, 'middle'),
    hasScore ? drawLine(x, y + 28, asDetail(`of ${HIGHEST_SCORE}`), 'middle') : '',
    ...below.map((line, index) => drawLine(x, y + 104 + index * 26, line, 'middle')),
  ].join('');
}

function drawRing(share: number, x: number, y: number): string {
  const around = 2 * Math.PI * RING_RADIUS;
  const circle = `<circle cx="${x}" cy="${y}" r="${RING_RADIUS}" fill="none" stroke-width="${RING_WIDTH}"`;
  const track = `${circle} stroke="${COLOURS.line}"/>`;
  if (share === 0) return track;
  const dashes = `${(around * share).toFixed(2)} ${around.toFixed(2)}`;
  const turned = `transform="rotate(-90 ${x} ${y})"`;
  return `${track}${circle} stroke="${COLOURS.ring}" stroke-dasharray="${dashes}" ${turned}/>`;
}

const asDetail = (text: string): Line => ({ text, size: 15, colour: COLOURS.muted });

function stackLines(top: number, measure: Measure, lines: readonly Line[]) {
  let bottom = top;
  const markup = lines.flatMap((line, index) =>
    wrapText(line.text, (text) => measure(text, line) <= WIDTH - 2 * MARGIN).map((text, row) => {
      if (index + row > 0) bottom += Math.round(line.size * 1.6) + (row ? 0 : (line.gap ?? 0));
      return drawLine(MARGIN, bottom, { ...line, text });
    }),
  );
  return { markup: markup.join(''), bottom };
}

const drawLine = (x: number, y: number, line: Line, anchor?: 'middle') =>
  drawText(x, y, { colour: COLOURS.ink, ...line, ...(anchor && { anchor }) });
