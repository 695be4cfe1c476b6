import { describe, expect, it } from 'vitest';
import { drills } from './today-drills-reading.ts';
import { reading as one } from './today-one-reading.ts';
import { reading as two } from './today-two-reading.ts';
import type { AcademicPassage, CutParagraph, DailyText, ReadingStage } from './today-types.ts';
import type { Question } from './types.ts';

const sets = [
  { name: 'set one', set: one },
  { name: 'set two', set: two },
];
const sources = [
  ...sets.map(({ name, set }) => ({ name, stages: [set.first, set.easy, set.hard] })),
  { name: 'the drills', stages: [drills] },
];
const stages = sources.flatMap((source) => source.stages);
const cuts = stages.flatMap((stage) => stage.cut);
const daily = stages.flatMap((stage) => stage.daily);
const academic = stages.flatMap((stage) => stage.academic);

const questionsOf = (texts: readonly (DailyText | AcademicPassage)[]) =>
  texts.flatMap((entry) => entry.questions);
const questionsIn = (parts: readonly ReadingStage[]) =>
  questionsOf(parts.flatMap((stage) => [...stage.daily, ...stage.academic]));
const rows = [...daily, ...academic].flatMap(({ text, questions }) =>
  questions.map((question) => ({
    id: question.id,
    question,
    text,
    paragraphs: text.split('\n\n'),
  })),
);

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;
const quotesOf = (text: string) => [...text.matchAll(/“([^”]+)”/g)].map(([, quote = '']) => quote);
/** Every cut word: what is shown, what is to be typed, and the letters that follow without a space. */
const gapsOf = ({ text }: CutParagraph) =>
  [...text.matchAll(/([A-Za-z]*)\[([a-z]+)\]([A-Za-z]*)/g)].map(
    ([, shown = '', missing = '', rest = '']) => ({ shown, missing, rest }),
  );
const wholeText = ({ text }: CutParagraph) => text.replaceAll(/[[\]]/g, '');
const keyLength = ({ options, answer }: Question) => options[answer]?.length ?? 0;
const otherLengths = ({ options, answer }: Question) =>
  options.filter((_, index) => index !== answer).map((option) => option.length);
/** Whether its length alone would point at the key. */
const hasLongestKey = (question: Question) =>
  keyLength(question) > Math.max(...otherLengths(question));
const itemCounts = (stage: ReadingStage) => [
  stage.cut.flatMap(gapsOf).length,
  stage.daily.map(({ questions }) => questions.length),
  stage.academic.map(({ questions }) => questions.length),
];

describe('the size', () => {
  it.each(sets)('of $name is 20 items, then 15 easy or 15 hard ones', ({ set }) => {
    expect(itemCounts(set.first)).toEqual([10, [2, 3], [5]]);
    expect(itemCounts(set.easy)).toEqual([10, [2, 3], []]);
    expect(itemCounts(set.hard)).toEqual([10, [], [5]]);
  });

  it('of the drills is at least ten items a task', () => {
    expect(itemCounts(drills)).toEqual([20, [2, 3, 2, 3], [5, 5]]);
  });

  it('needs every id once', () => {
    const ids = [...cuts, ...daily, ...academic, ...rows].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is not made up by using a title twice', () => {
    const titles = [...cuts, ...daily, ...academic].map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('a cut paragraph', () => {
  it.each(cuts)('$id has 70 to 100 words', (cut) => {
    expect(countWords(wholeText(cut))).toBeGreaterThanOrEqual(70);
    expect(countWords(wholeText(cut))).toBeLessThanOrEqual(100);
  });

  it.each(cuts)('$id has ten gaps, all well formed and each explained', (cut) => {
    expect(gapsOf(cut)).toHaveLength(10);
    expect(cut.text.match(/[[\]]/g)).toHaveLength(20);
    expect(cut.explanations).toHaveLength(10);
    for (const explanation of cut.explanations) expect(explanation).toMatch(/^.{25,}\.$/);
  });

  it.each(cuts)('$id lacks the second half of a word, of an odd number the larger', (cut) => {
    for (const { shown, missing, rest } of gapsOf(cut)) {
      expect(shown.length, shown + missing).toBeGreaterThanOrEqual(1);
      expect(missing.length, shown + missing).toBe(Math.ceil((shown.length + missing.length) / 2));
      expect(rest).toBe('');
    }
  });

  it.each(cuts)('$id begins with a whole sentence and has its gaps close together', (cut) => {
    const sentences = cut.text.split(/(?<=\.) /);
    expect(sentences[0]).not.toContain('[');
    expect(sentences[1]).toContain('[');
    const gaps = cut.text.split(/\s+/).flatMap((word, index) => (word.includes('[') ? index : []));
    expect((gaps[9] ?? 0) - (gaps[0] ?? 0)).toBeLessThanOrEqual(55);
  });

  it.each(cuts)('$id cuts no name: a capital letter begins a sentence', (cut) => {
    for (const match of cut.text.matchAll(/[A-Z][a-z]*\[/g)) {
      expect(cut.text.slice(0, match.index)).toMatch(/\. $/);
    }
  });

  it.each(cuts)('$id is explained with words that stand in it', (cut) => {
    const words = wholeText(cut);
    for (const quote of cut.explanations.flatMap(quotesOf)) expect(words).toContain(quote);
  });
});

describe('a text', () => {
  it.each(daily)('of daily life, $id, has 15 to 150 words', ({ text }) => {
    expect(countWords(text)).toBeGreaterThanOrEqual(15);
    expect(countWords(text)).toBeLessThanOrEqual(150);
  });

  it.each(academic)('for study, $id, has about 200 words', ({ text }) => {
    expect(countWords(text)).toBeGreaterThanOrEqual(180);
    expect(countWords(text)).toBeLessThanOrEqual(230);
  });

  it.each([...cuts, ...academic])('that states facts says where they come from: $id', (entry) => {
    expect(entry.facts?.asOf).toMatch(/^2026-\d\d-\d\d$/);
    expect(entry.facts?.source.length).toBeGreaterThan(20);
  });

  it.each(sets)(
    'of $name has longer sentences at the hard stage than at the easy one',
    ({ set }) => {
      const perSentence = (stage: ReadingStage) => {
        const text = stage.cut.map(wholeText).join(' ');
        return countWords(text) / (text.match(/\./g)?.length ?? 1);
      };
      expect(perSentence(set.hard)).toBeGreaterThan(perSentence(set.easy) * 1.2);
    },
  );
});

describe('a question', () => {
  it.each(rows)('$id has four different options and one key among them', ({ question }) => {
    expect(question.options).toHaveLength(4);
    expect(new Set(question.options.map((option) => option.toLowerCase())).size).toBe(4);
    expect([0, 1, 2, 3]).toContain(question.answer);
  });

  it.each(rows)('$id is explained with words that stand in its text', ({ question, text }) => {
    expect(question.explanation.length).toBeGreaterThan(60);
    const quotes = quotesOf(question.explanation);
    expect(quotes).not.toEqual([]);
    for (const quote of [...quotesOf(question.question), ...quotes]) expect(text).toContain(quote);
  });

  it.each(rows.filter(({ question }) => /paragraph \d/.test(question.question)))(
    '$id is explained from the paragraph it asks about',
    ({ question, paragraphs }) => {
      const number = Number(question.question.match(/paragraph (\d)/)?.[1]);
      const quotes = [...quotesOf(question.question), ...quotesOf(question.explanation)];
      for (const quote of quotes) expect(paragraphs[number - 1]).toContain(quote);
    },
  );

  it.each(rows)('$id does not give its key away by length', ({ question }) => {
    const others = otherLengths(question);
    expect(keyLength(question)).toBeLessThanOrEqual(Math.max(...others) * 1.25);
    expect(keyLength(question)).toBeGreaterThanOrEqual(Math.min(...others) * 0.6);
  });
});

describe.each(sources)('the keys of $name', ({ stages: parts }) => {
  const questions = questionsIn(parts);

  it('are spread evenly over the four places', () => {
    const counts = [0, 1, 2, 3].map(
      (key) => questions.filter(({ answer }) => answer === key).length,
    );
    expect(counts).toEqual([5, 5, 5, 5]);
  });

  it('follow no pattern within a text', () => {
    for (const text of parts.flatMap((stage) => [...stage.daily, ...stage.academic])) {
      const keys = text.questions.map(({ answer }) => answer).join('');
      expect(keys).not.toMatch(/(.)\1/);
      expect(keys).not.toMatch(/(..+)\1/);
    }
  });

  it('are the longest option in no more than two fifths', () => {
    expect(questions.filter(hasLongestKey).length).toBeLessThanOrEqual(questions.length * 0.4);
  });
});
