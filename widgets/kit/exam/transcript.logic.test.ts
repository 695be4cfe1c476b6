import { expect, it } from 'vitest';
import { sections } from '../../content/toefl/test-one.ts';
import { splitTranscript } from './transcript.logic.ts';

it.each([
  [
    'Ann: Hello. Can you help?\nBen: Of course.',
    'Ann: Hello. | Ann: Can you help? | Ben: Of course.',
  ],
  ['Ann: One.\nTwo.', 'Ann: One. | Ann: Two.'],
  ['It costs 2.5 pounds', 'null: It costs 2.5 pounds'],
  ['Well ... yes', 'null: Well ... | null: yes'],
  ['', ''],
])('splits %j into %s', (transcript, pieces) => {
  const split = splitTranscript(transcript).map(({ speaker, text }) => `${speaker}: ${text}`);
  expect(split.join(' | ')).toBe(pieces);
});

it.each(sections.listening)('leaves nothing of "$title" out and no piece too long', (item) => {
  const pieces = splitTranscript(item.transcript);
  const spoken = item.transcript.replace(/^[A-Z][a-z]+: /gm, '').replaceAll('\n', ' ');
  expect(pieces.map(({ text }) => text).join(' ')).toBe(spoken);
  for (const { text } of pieces) expect(text.length).toBeLessThanOrEqual(200);
});
