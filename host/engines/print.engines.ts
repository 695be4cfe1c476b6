import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { siteOrigin } from '../e2e/support.ts';
import type { EnginePage } from './engine.ts';
import { describeEngines } from './support.ts';
import { choose, press, see } from './visitor.ts';

/** A word and its bounding box, in points from the top left corner. */
interface Word {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface PaperPage {
  words: string[];
  /** Words cut off at the top or bottom edge of the page, and those that another word overlaps. */
  damaged: string[];
}

const WORD = /xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/g;

/** The words on each page of a PDF, from poppler's `pdftotext`. */
function readPaper(pdf: Buffer): PaperPage[] {
  const xml = String(execFileSync('pdftotext', ['-bbox', '-', '-'], { input: pdf }));
  const [, ...pages] = xml.split('<page ');
  return pages.map((page) => {
    const pageHeight = Number(page.match(/height="([\d.]+)"/)?.[1]);
    const words = Array.from(
      page.matchAll(WORD),
      ([, left, top, right, bottom, text = '']): Word => ({
        text,
        left: Number(left),
        top: Number(top),
        right: Number(right),
        bottom: Number(bottom),
      }),
    );
    const damaged = words.filter((word, index) => {
      const slack = heightOf(word) / 5;
      const isCut = word.top < -slack || word.bottom > pageHeight + slack;
      return isCut || words.slice(index + 1).some((other) => covers(other, word));
    });
    return { words: words.map(({ text }) => text), damaged: damaged.map(({ text }) => text) };
  });
}

/** Height of the font, ascent and descent included: more than the line height of tight lines. */
const heightOf = ({ top, bottom }: Word) => bottom - top;

function covers(one: Word, other: Word): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 2 && height > Math.min(heightOf(one), heightOf(other)) / 2;
}

const onTools =
  (id: string, choices: Record<string, string>, button: string, result: string) =>
  async (page: EnginePage) => {
    await page.open(`${siteOrigin}/tools#${id}`);
    for (const [name, value] of Object.entries(choices)) {
      await choose(page, { css: `sa-${id} >>> [name=${name}]` }, value);
    }
    if (button) await press(page, { css: `sa-${id} >>> button`, text: button });
    await see(page, { css: `sa-${id} >>> *`, text: result });
  };

/** Pages that people print, and words that belong on the first sheet. */
const papers = [
  {
    name: 'a cost estimate',
    first: 'Total for 1 year',
    go: onTools(
      'cost-calculator',
      { country: 'us', programLevel: 'masters' },
      'Calculate Costs',
      '$173,500',
    ),
  },
  {
    name: 'an application timeline',
    first: 'Apply by',
    go: onTools(
      'application-timeline',
      { country: 'nz', programLevel: 'masters', season: 'summer' },
      'Generate Timeline',
      'Apply by',
    ),
  },
  {
    name: 'a visa guide with two places and three rises',
    first: 'United Kingdom',
    go: onTools('visa-requirements', { country: 'uk' }, '', '0 of 9 ready'),
  },
  {
    name: 'a list of scholarships',
    first: 'Found 8 Scholarships',
    go: onTools('scholarship-finder', {}, 'Find Scholarships', 'Found 8 Scholarships'),
  },
  {
    name: 'an article',
    first: 'The F-1 interview is short.',
    async go(page: EnginePage) {
      await page.open(`${siteOrigin}/blog/us-f1-visa-interview`);
      await see(page, { css: '.article h2' });
    },
  },
];

describeEngines(
  'paper',
  (stage) => {
    it.each(papers)('begins at once and cuts no line: $name', async ({ go, first }) => {
      const page = await stage.visit({ dark: true });
      await go(page);
      const pages = readPaper(await page.print());
      expect(pages.flatMap(({ damaged }) => damaged)).toEqual([]);
      expect(pages[0]?.words.join(' ')).toContain(first);
      expect(pages.flatMap(({ words }) => words).join(' ')).not.toContain('All rights reserved');
    });
  },
  // The driver of WebKitGTK cannot print.
  ['chromium', 'firefox'],
);
