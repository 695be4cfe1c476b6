import { escapeHtml } from '../rules/escape-html.ts';
import { wrapText } from '../rules/wrap-text.ts';
import { countStamps, type PlanPass } from '../stores/plan-pass.logic.ts';
import { ARC, FROM, findPlane, PLANE, STEPS, TO } from './flight-arc.logic.ts';

/** A5 across, at 5 pixels for a millimetre. */
const [WIDTH, HEIGHT] = [1050, 740];
const HEAD = 210;
const MARGIN = 40;
const COLUMN = WIDTH / STEPS;
/** Characters in a line of the small print. */
const LINE_LENGTH = 96;
const [INK, MUTED, LINE, STAMP] = ['#0f172a', '#475569', '#cbd5e1', '#15803d'];

export interface PassPicture {
  pass: PlanPass;
  issuer: string;
  /** What is said below the stubs: the whole sentence of the costs, where figures come from. */
  notes: readonly string[];
  /** Opens the plan; holds the choices alone. */
  link: string;
  /** Of the head: what an agency's tokens make of it. */
  colours: { paper: string; ink: string };
}

/** The pass as a self-contained SVG, for paper and for a picture to send on. */
export function drawPass({ pass, issuer, notes, link, colours }: PassPicture): string {
  const { destination, chosen, stubs } = pass;
  const answered = countStamps(pass);
  const { x, y, degrees } = findPlane(answered);
  const title = `India to ${destination || 'where?'}`;
  const columns = Object.values(stubs).map(({ label, answer, isStamped }, index) => {
    const left = COLUMN * index + 20;
    return [
      index > 0 &&
        `<path d="M${COLUMN * index} ${HEAD}V500" stroke="${LINE}" stroke-width="3" stroke-dasharray="10 10"/>`,
      write(left, HEAD + 46, 20, label.toUpperCase(), { colour: MUTED, isBold: true }),
      ...wrapText(answer ?? 'Not yet', 13).map((line, row) =>
        write(left, HEAD + 96 + row * 32, 23, line, {
          colour: isStamped ? STAMP : MUTED,
          isBold: isStamped,
        }),
      ),
    ];
  });
  const small = [...notes.flatMap((note) => wrapText(note, LINE_LENGTH)), ...cut(link)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, 'Segoe UI', Roboto, Arial, sans-serif">`,
    `<title>${escapeHtml(`Study plan: ${title}`)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    `<rect width="${WIDTH}" height="${HEAD}" fill="${escapeHtml(colours.paper)}"/>`,
    write(MARGIN, 56, 20, issuer.toUpperCase(), { colour: colours.ink, isBold: true }),
    write(MARGIN, 114, 46, title, { colour: colours.ink, isBold: true }),
    write(MARGIN, 162, 24, chosen.join(', '), { colour: colours.ink }),
    `<g transform="translate(690 62)" fill="none" stroke="${escapeHtml(colours.ink)}" stroke-linecap="round">`,
    `<path d="${ARC}" stroke-width="2" stroke-dasharray="1 7" opacity=".7"/>`,
    `<path d="${ARC}" stroke-width="3" pathLength="${STEPS}" stroke-dasharray="${answered} ${STEPS}"/>`,
    `<circle cx="${FROM[0]}" cy="${FROM[1]}" r="5"/><circle cx="${TO[0]}" cy="${TO[1]}" r="5"/>`,
    `<path transform="translate(${x} ${y}) rotate(${degrees})" d="${PLANE}" fill="${escapeHtml(colours.ink)}" stroke="none"/></g>`,
    ...columns.flat(),
    `<path d="M0 500H${WIDTH}" stroke="${LINE}" stroke-width="3"/>`,
    ...small.map((line, row) => write(MARGIN, 540 + row * 26, 18, line, { colour: INK })),
    '</svg>',
  ]
    .filter(Boolean)
    .join('');
}

/** An address has no spaces to break it at. */
const cut = (link: string) => link.match(new RegExp(`.{1,${LINE_LENGTH}}`, 'g')) ?? [];

function write(
  x: number,
  y: number,
  size: number,
  text: string,
  { colour, isBold = false }: { colour: string; isBold?: boolean },
): string {
  const weight = isBold ? ' font-weight="700"' : '';
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${escapeHtml(colour)}"${weight}>${escapeHtml(text)}</text>`;
}
