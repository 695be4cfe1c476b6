import { checkElement, checkPlace, readPlaced } from './check-element.logic.ts';
import { checkFrames, readFrames } from './check-frames.logic.ts';
import { checkPolicies } from './check-policies.logic.ts';
import { checkScripts, LISTENER, readScripts } from './check-scripts.logic.ts';
import { error, hint, type PageFacts, type PastedPage, type Remark } from './pasted-page.ts';

export interface Finding extends Pick<Remark, 'level' | 'text'> {
  /** From 1; 0 where it is about the whole page. */
  line: number;
}

/** More than any page of text has; the browser would stand still over it. */
export const MAX_CHARACTERS = 2_000_000;

/** A name and behind it a space that HTML takes for a letter, such as the no-break space. */
const FALSE_SPACE = /<(\/?[a-z][a-z\d-]*)[^\S\t\n\f\r ]([^<>]*)/gi;
const OUR_TAG = /<(sa-[a-z\d-]*)(?=[\t\n\f\r />])/gi;
/** The code of ours that another tag holds. */
const OURS = /\/embed\/|data-sa-element/;
/** A property of ours behind one dash, which word processors make of two hyphens. */
const ONE_DASH = /(?<![-\w])[-–—](sa-[a-z-]+)\s*:/;
/** A script of ours that closes itself, as in JSX. */
const SWALLOWING = /^<script\s[^<>]*\/embed\/sa-[^<>]*["'\s]\/>(?!\s*<\/script)/i;
const COMMENT = /<!--.*?-->/gs;
/** Comments, scripts and styles, which may name our tags. */
const UNSEEN = /<!--(?:-?>|.*?(?:--!?>|$))|<(script|style)(?=[\t\n\f\r />]).*?(?:<\/\1|$)/gis;

/** Why a text cannot be checked at all; empty if it can. */
export function refuseText(text: string): string {
  const trimmed = text.trim();
  if (!trimmed) return "Paste your page's HTML, or the lines that you have put into it.";
  if (text.length > MAX_CHARACTERS) {
    return `This is ${(text.length / 1e6).toFixed(1)} million characters long. Paste the part around our tags, at most ${MAX_CHARACTERS / 1e6} million.`;
  }
  if (/^(https?:\/\/|www\.)\S+$/i.test(trimmed) || /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(trimmed)) {
    return 'An address is not enough: browsers do not let us read other pages. Open your page, press Ctrl+U (on a Mac Option+Command+U), select everything there, copy it and paste it here.';
  }
  return '';
}

/** Everything that can be told from the HTML, in the order of its lines. */
export function checkPage(page: PastedPage, facts: PageFacts): Finding[] {
  const placed = readPlaced(page);
  const frames = readFrames(page, facts);
  const scripts = readScripts(page);
  const hasElements = placed.length > 0;
  const hasFrames = frames.length > 0;
  const hasListener = scripts.some(({ file }) => file === LISTENER);
  if (page.isAmp && (hasElements || hasFrames)) {
    const text = `This is an AMP page, which does not allow other scripts or an <iframe>. Link to a page that is not AMP, or use AMP's own <amp-iframe> with an address of ${facts.site}/embed/frame/.`;
    return [{ level: 'error', line: 0, text }];
  }
  const remarks = [
    ...checkText(page, hasElements || hasFrames),
    ...placed.flatMap((element) =>
      [...checkElement(element, facts), ...checkPlace(element, page)].map((text) =>
        error(element.at, text),
      ),
    ),
    ...checkFrames(frames, hasListener, facts),
    ...checkScripts(scripts, placed, page.source, facts),
    ...checkPolicies(page, { hasElements, frames, scripts }, facts),
  ];
  return remarks
    .map(({ level, at, text }) => ({
      level,
      line: at === null ? 0 : lineOf(page.source, at),
      text,
    }))
    .sort((one, other) => one.line - other.line);
}

/** Line of a place in a text, from 1. */
function lineOf(source: string, at: number): number {
  let line = 1;
  for (let end = source.indexOf('\n'); end >= 0 && end < at; end = source.indexOf('\n', end + 1)) {
    line += 1;
  }
  return line;
}

const blank = (text: string) => ' '.repeat(text.length);

/** Whether a place is within a tag, such as in an attribute's value. */
const isInTag = (text: string, at: number) => text.lastIndexOf('<', at) > text.lastIndexOf('>', at);

/** What the source shows and the parser hides. */
function checkText(
  { source, elements, passedOver, inTemplates }: PastedPage,
  hasOurs: boolean,
): Remark[] {
  const remarks: Remark[] = [];
  const seen = source.replace(UNSEEN, blank);
  const escaped = [...seen.matchAll(/&(?:lt|#0?60|#x3c);(?:sa-|script[^<]*\/embed\/sa-)/gi)].find(
    ({ index }) => !isInTag(seen, index),
  );
  if (escaped) {
    remarks.push(
      error(
        escaped.index,
        'The snippet is here as text: its “<” has become “&lt;”, so visitors see the code. In WordPress use a Custom HTML block, elsewhere the block or module for HTML code.',
      ),
    );
  }
  const shortcode = seen.search(/\[sa-[a-z-]+[^\]<]*\]/);
  if (shortcode >= 0) {
    remarks.push(
      error(
        shortcode,
        'Visitors see this shortcode as text. Either our WordPress plugin is not active, or shortcodes do not work in this place.',
      ),
    );
  }
  for (const { index, 1: tag } of seen.matchAll(/<(sa-[a-z\d-]+)\b[^<>]*\/>/gi)) {
    remarks.push(
      error(
        index,
        `HTML ignores the slash in <${tag} />, so everything after it ends up inside. Write <${tag}></${tag}>.`,
      ),
    );
  }
  for (const { tag, at } of elements) {
    if (tag !== 'script' || !SWALLOWING.test(source.slice(at, at + 2000))) continue;
    remarks.push(
      error(
        at,
        'HTML ignores the slash in <script … />, so the rest of the page becomes part of the script. Write <script …></script>.',
      ),
    );
  }
  for (const { index, 1: name = '', 2: rest = '' } of seen.matchAll(FALSE_SPACE)) {
    if (!/^\/?sa-/i.test(name) && !OURS.test(rest)) continue;
    remarks.push(
      error(
        index,
        `The space behind <${name} is a no-break space, as emails and word processors write it. Browsers read it as part of the name, so type it again.`,
      ),
    );
  }
  const dash = ONE_DASH.exec(source.replace(COMMENT, blank));
  if (dash) {
    remarks.push(
      error(
        dash.index,
        `“${dash[0]}” sets nothing: the name of a custom property begins with two hyphens, which word processors turn into one dash. Write --${dash[1]}:.`,
      ),
    );
  }
  const known = new Set([...elements.map(({ at }) => at), ...passedOver]);
  for (const { index, 1: tag } of seen.matchAll(OUR_TAG)) {
    if (known.has(index)) continue;
    remarks.push(
      inTemplates.includes(index)
        ? hint(
            index,
            `<${tag}> is in a <template>, so it shows only when one of your scripts takes it out, as scripts for pop-ups do.`,
          )
        : error(
            index,
            `<${tag}> never becomes an element here: it is in a text field or a list of choices. Move it into the page itself.`,
          ),
    );
  }
  if (!hasOurs && remarks.length === 0) {
    remarks.push(
      error(
        null,
        'We found none of our elements in this HTML. If you have pasted the tag, the editor may have removed it: use the “Plain div” snippet of the builder.',
      ),
    );
  }
  return remarks;
}
