import { describe, expect, it } from 'vitest';
import { sections } from './test-one.ts';
import { drills } from './today-drills.ts';
import { test as one } from './today-one.ts';
import { test as two } from './today-two.ts';
import type { ListeningStage, ReadingStage } from './today-types.ts';
import type { Question } from './types.ts';

interface Choice extends Omit<Question, 'question'> {
  question: string;
  /** Text that the visitor reads or hears. */
  text: string;
  /** Separator of its paragraphs. */
  separator: string;
  /** Whether an explanation has to quote it. */
  mustQuote: boolean;
}

const listRead = (texts: ReadingStage['daily' | 'academic']): Choice[] =>
  texts.flatMap(({ text, questions }) =>
    questions.map((each) => ({ ...each, text, separator: '\n\n', mustQuote: true })),
  );
const listHeard = (stage: ListeningStage): Choice[] => {
  const heard = { separator: '\n', mustQuote: false };
  const { prompts, conversations, announcements, talks } = stage;
  const asked = prompts.map((each) => {
    const text = [each.prompt, ...each.options].join('\n').toLowerCase();
    return { ...each, ...heard, question: '', text };
  });
  const texts = [...conversations, ...announcements, ...talks];
  const said = texts.flatMap(({ transcript, questions }) =>
    questions.map((each) => ({ ...each, ...heard, text: transcript.toLowerCase() })),
  );
  return [...asked, ...said];
};
const readingOf = (stages: readonly ReadingStage[]) =>
  stages.flatMap(({ daily, academic }) => [...listRead(daily), ...listRead(academic)]);

/** Keys of one text: none three times running, or twice in today's Reading, and no repeated row. */
const CLASSIC = { isByText: true, spread: 0, pattern: /(.)\1\1|(..+)\2/ };
const READING = { isByText: true, spread: 0, pattern: /(.)\1|(..+)\2/ };
const LISTENING = { isByText: false, spread: 1, pattern: /(.)\1\1/ };

const parts = [
  {
    name: 'Reading of the classic test',
    ...CLASSIC,
    choices: sections.reading.flatMap(({ passage, questions }) =>
      questions.map((each) => ({ ...each, text: passage, separator: '\n\n', mustQuote: false })),
    ),
  },
  {
    name: 'Listening of the classic test',
    ...CLASSIC,
    choices: sections.listening.flatMap(({ transcript, questions }) =>
      questions.map((each) => ({ ...each, text: transcript, separator: '\n', mustQuote: false })),
    ),
  },
  ...[one, two].flatMap(({ title, reading, listening }) => [
    { name: `Reading of ${title}`, ...READING, choices: readingOf(Object.values(reading)) },
    {
      ...{ name: `Listening of ${title}`, ...LISTENING },
      choices: Object.values(listening).flatMap(listHeard),
    },
  ]),
  { name: 'the drills of Reading', ...READING, choices: readingOf([drills.reading]) },
  { name: 'the drills of Listening', ...LISTENING, choices: listHeard(drills.listening) },
];

const quotesOf = (text: string) => [...text.matchAll(/“([^”]+)”/g)].map(([, quote = '']) => quote);
const keyLength = ({ options, answer }: Choice) => options[answer]?.length ?? 0;
const otherLengths = ({ options, answer }: Choice) =>
  options.filter((_, index) => index !== answer).map((option) => option.length);

it('every id of a question is its own', () => {
  const ids = parts.flatMap(({ choices }) => choices.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(parts)('$name', ({ choices, isByText, spread, pattern }) => {
  it.each(choices)('$id has four options, one key and an explanation from its text', (choice) => {
    const { question, options, text, separator, explanation, mustQuote } = choice;
    expect(new Set(options.map((option) => option.toLowerCase())).size).toBe(4);
    expect(explanation.length).toBeGreaterThan(60);
    const quotes = [...quotesOf(question), ...quotesOf(explanation)];
    const number = Number(question.match(/paragraph (\d)/)?.[1]);
    const place = number ? text.split(separator)[number - 1] : text;
    if (mustQuote || number) expect(quotesOf(explanation).length).toBeGreaterThan(0);
    for (const quote of quotes) {
      expect(place).toContain(text === text.toLowerCase() ? quote.toLowerCase() : quote);
    }
    // Its length does not give the key away.
    const others = otherLengths(choice);
    expect(keyLength(choice)).toBeLessThanOrEqual(Math.max(...others) * 1.25);
    expect(keyLength(choice)).toBeGreaterThanOrEqual(Math.min(...others) * 0.6);
  });

  it('spreads its keys evenly, in no pattern, and seldom on the longest option', () => {
    const counts = [0, 1, 2, 3].map((key) => choices.filter(({ answer }) => answer === key).length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(spread);
    const texts = isByText ? [...new Set(choices.map(({ text }) => text))] : [''];
    for (const each of texts) {
      const asked = choices.filter(({ text }) => !isByText || text === each);
      expect(asked.map(({ answer }) => answer).join('')).not.toMatch(pattern);
    }
    const longest = choices.filter((each) => keyLength(each) > Math.max(...otherLengths(each)));
    expect(longest.length).toBeLessThanOrEqual(choices.length * 0.4);
  });
});
