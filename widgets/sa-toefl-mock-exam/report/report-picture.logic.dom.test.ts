import { expect, it } from 'vitest';
import type { Attempt } from '../exam/exam.logic.ts';
import { buildReport } from './report.logic.ts';
import { drawReport } from './report-picture.logic.ts';

const reading = { correct: 16, total: 20, score: 24, submittedAtMs: 0 };
const listening = { correct: 3, total: 12, score: 8, submittedAtMs: 0 };
const notes = ['Practice only. '.repeat(20).trim()];
/** A wide font. */
const measure = (text: string, { size }: { size: number }) => text.length * size * 0.62;

function draw(results: Attempt['results'], issuer = 'Agency') {
  const taken = { testTitle: 'Test 1', takenOn: '21 November 2026' };
  const source = drawReport(buildReport({ results, ...taken, issuer, notes }), measure);
  const svg = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  const texts = [...svg.querySelectorAll('text')];
  return { source, svg, texts, words: texts.map(({ textContent }) => textContent) };
}
const numberOf = (node: Element, name: string) => Number(node.getAttribute(name));

it('writes both scores and their interpretations as text, also for those who cannot see it', () => {
  const { svg, words, source } = draw({ reading, listening }, 'A & B <i> "C"');
  for (const text of ['TOEFL Score Report', '24', 'Advanced', '8', 'Basic', 'of 30']) {
    expect(words).toContain(text);
  }
  expect(words.filter((text) => text === 'Requires evaluation')).toHaveLength(2);
  expect(svg.querySelector('title')?.textContent).toContain('Reading: 24 out of 30, Advanced');
  expect(source).toContain('A &amp; B &lt;i&gt; &quot;C&quot;');
  expect(source).not.toMatch(/href|url\(|<image|<style|foreignObject/);
});

it('writes "Not taken" for a section without a result, and never NaN', () => {
  expect(draw({ reading }).words).toContain('Not taken');
  expect(draw({}).source).not.toContain('NaN');
});

it('has four rings side by side, filled by the share of the score: 24 of 30 is four fifths', () => {
  const empty = [...draw({}).svg.querySelectorAll('circle')];
  expect(empty.map((circle) => numberOf(circle, 'cx'))).toEqual([130, 310, 490, 670]);
  const filled = draw({ reading }).svg.querySelectorAll('[stroke-dasharray]');
  expect(filled).toHaveLength(1);
  const [dash = 0, around = 0] =
    filled[0]?.getAttribute('stroke-dasharray')?.split(' ').map(Number) ?? [];
  expect(dash / around).toBeCloseTo(0.8, 3);
});

it('has room for every line, each below the last one of its column and within the picture', () => {
  const { svg, texts } = draw({ reading, listening }, 'International Agency '.repeat(9).trim());
  const height = numberOf(svg, 'height');
  expect(svg.getAttribute('viewBox')).toBe(`0 0 800 ${height}`);
  expect(height - Math.max(...texts.map((text) => numberOf(text, 'y')))).toBe(40);
  const lines = texts.filter((text) => !text.hasAttribute('text-anchor'));
  expect(lines.filter((line) => line.textContent?.includes('Agency')).length).toBeGreaterThan(1);
  for (const line of lines) {
    const size = numberOf(line, 'font-size');
    expect(40 + measure(line.textContent ?? '', { size })).toBeLessThanOrEqual(760);
  }
  const bottoms = new Map<string | null, number>();
  for (const text of texts) {
    const column = text.getAttribute('x');
    const bottom = numberOf(text, 'y');
    const top = bottom - numberOf(text, 'font-size');
    expect(top).toBeGreaterThanOrEqual(bottoms.get(column) ?? 0);
    bottoms.set(column, bottom);
  }
});
