import { describe, expect, it } from 'vitest';
import { sections } from '../../content/toefl/test-one.ts';
import { splitTranscript } from './transcript.logic.ts';

describe('splitTranscript', () => {
  it('parts sentences and names who says them', () => {
    expect(splitTranscript('Ann: Hello. Can you help?\nBen: Of course.')).toEqual([
      { speaker: 'Ann', text: 'Hello.' },
      { speaker: 'Ann', text: 'Can you help?' },
      { speaker: 'Ben', text: 'Of course.' },
    ]);
  });

  it('lets a speaker go on in the next paragraph', () => {
    expect(splitTranscript('Ann: One.\nTwo.').map(({ speaker }) => speaker)).toEqual([
      'Ann',
      'Ann',
    ]);
  });

  it.each([
    ['It costs 2.5 pounds', ['It costs 2.5 pounds']],
    ['Well ... yes', ['Well ...', 'yes']],
    ['', []],
  ])('reads %j as %j', (transcript, texts) => {
    expect(splitTranscript(transcript)).toEqual(texts.map((text) => ({ speaker: null, text })));
  });

  it.each(sections.listening)('leaves nothing of "$title" out and no piece too long', (item) => {
    const pieces = splitTranscript(item.transcript);
    const spoken = item.transcript.replace(/^[A-Z][a-z]+: /gm, '').replaceAll('\n', ' ');
    expect(pieces.map(({ text }) => text).join(' ')).toBe(spoken);
    expect(pieces.every(({ speaker }) => speaker !== null)).toBe(true);
    for (const { text } of pieces) expect(text.length).toBeLessThanOrEqual(200);
  });
});
