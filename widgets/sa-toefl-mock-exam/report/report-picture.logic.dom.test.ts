import { describe, expect, it } from 'vitest';
import type { Attempt } from '../exam/exam.logic.ts';
import { buildReport } from './report.logic.ts';
import { drawReport } from './report-picture.logic.ts';

const reading = { correct: 16, total: 20, score: 24, submittedAtMs: 0 };
const listening = { correct: 3, total: 12, score: 8, submittedAtMs: 0 };
const note = 'Practice only. '.repeat(20).trim();
/** A wide font. */
const measure = (text: string, { size }: { size: number }) => text.length * size * 0.62;
const draw = (results: Attempt['results'], issuer = 'Agency') =>
  drawReport(
    buildReport({
      results,
      testTitle: 'Test 1',
      takenOn: '21 November 2026',
      issuer,
      notes: [note],
    }),
    measure,
  );
const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');
const textsOf = (svg: string) =>
  [...parse(svg).querySelectorAll('text')].map(({ textContent }) => textContent);
const circlesOf = (svg: string) => [...parse(svg).querySelectorAll('circle')];

describe('drawReport', () => {
  it('writes both scores and their interpretations as text', () => {
    const texts = textsOf(draw({ reading, listening }));
    for (const text of ['TOEFL Score Report', '24', 'Advanced', '8', 'Basic', 'of 30', 'Agency']) {
      expect(texts).toContain(text);
    }
    expect(texts.filter((text) => text === 'Requires evaluation')).toHaveLength(2);
  });

  it('writes "Not taken" for a section without a result, and never NaN', () => {
    expect(textsOf(draw({ reading }))).toContain('Not taken');
    expect(draw({})).not.toContain('NaN');
  });

  it('fills a ring by the share of the score: 24 of 30 is four fifths', () => {
    const dashes = circlesOf(draw({ reading })).flatMap(
      (circle) => circle.getAttribute('stroke-dasharray')?.split(' ').map(Number) ?? [],
    );
    expect(dashes).toHaveLength(2);
    expect((dashes[0] ?? 0) / (dashes[1] ?? 0)).toBeCloseTo(0.8, 3);
  });

  it('has four rings, all empty before anything is taken', () => {
    expect(circlesOf(draw({}))).toHaveLength(4);
  });

  it('sets its rings side by side, as far from either edge, with as much room between any two', () => {
    const [first = 0, ...others] = circlesOf(draw({})).map((circle) =>
      Number(circle.getAttribute('cx')),
    );
    const step = (others[0] ?? 0) - first;
    expect(others).toEqual([1, 2, 3].map((index) => first + index * step));
    // Both margins, and half a column beside the first and the last.
    expect(2 * first + 3 * step).toBe(800);
    expect(2 * (first - step / 2)).toBe(80);
  });

  it('refers to nothing outside itself, so that a canvas can be saved', () => {
    expect(draw({ reading })).not.toMatch(/href|url\(|<image|<style|foreignObject/);
  });

  it('has the size a browser needs to draw it, with room for every line', () => {
    const svg = parse(draw({ reading, listening })).documentElement;
    const height = Number(svg.getAttribute('height'));
    const lowest = Math.max(
      ...[...svg.querySelectorAll('text')].map((text) => Number(text.getAttribute('y'))),
    );
    expect(svg.getAttribute('width')).toBe('800');
    expect(svg.getAttribute('viewBox')).toBe(`0 0 800 ${height}`);
    expect(height - lowest).toBe(40);
  });

  it('breaks each line that would leave the picture', () => {
    const svg = parse(draw({ reading, listening }, 'International Agency '.repeat(9).trim()));
    const lines = [...svg.querySelectorAll('text:not([text-anchor])')];
    expect(lines.filter((line) => line.textContent?.includes('Agency')).length).toBeGreaterThan(1);
    for (const line of lines) {
      const size = Number(line.getAttribute('font-size'));
      expect(40 + measure(line.textContent ?? '', { size })).toBeLessThanOrEqual(760);
    }
  });

  it('places each line below the last one of its column', () => {
    const bottoms = new Map<string | null, number>();
    for (const text of parse(draw({ reading, listening })).querySelectorAll('text')) {
      const column = text.getAttribute('x');
      const bottom = Number(text.getAttribute('y'));
      const top = bottom - Number(text.getAttribute('font-size'));
      expect(top).toBeGreaterThanOrEqual(bottoms.get(column) ?? 0);
      bottoms.set(column, bottom);
    }
  });

  it('describes itself for those who cannot see it', () => {
    expect(parse(draw({ reading })).querySelector('title')?.textContent).toContain(
      'Reading: 24 out of 30, Advanced',
    );
  });

  it('shows signs that mean something in XML as they are', () => {
    expect(draw({}, 'A & B <i> "C"')).toContain('A &amp; B &lt;i&gt; &quot;C&quot;');
  });
});
