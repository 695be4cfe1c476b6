import { describe, expect, it } from 'vitest';
import type { Asked } from './run.logic.ts';
import {
  currentKey,
  NO_SESSION,
  reduceSession,
  replacedKeys,
  type Session,
  type SessionAct,
  textNow,
} from './session.logic.ts';

const question = (id: string): Asked => ({
  id,
  phase: 'own',
  text: `${id}?`,
  aim: '',
  tip: '',
  followUps: id === 'a' ? [{ after: [{ says: 'yes' }], ask: 'Why?' }] : [],
});
const begin: SessionAct = {
  type: 'begin',
  country: 'us',
  questions: [question('a'), question('b')],
  readsAloud: true,
};
const voice = { durationMs: 4000, heard: null, pausesMs: null };
const sessionAfter = (...acts: SessionAct[]): Session => acts.reduce(reduceSession, NO_SESSION);

describe('a session', () => {
  it.each<[string, SessionAct[], object]>([
    ['begins a run', [begin], { number: 1, readsAloud: true, run: { stage: 'question' } }],
    [
      'stores a recording',
      [begin, { type: 'recording', startedAtMs: 7 }, { type: 'recorded', voice }],
      { startedAtMs: null, run: { answers: [{ voice }] } },
    ],
    [
      'drops it for another one',
      [begin, { type: 'recorded', voice }, { type: 'record' }],
      { run: { answers: [{ voice: null }] } },
    ],
    [
      'keeps the earlier one where a recording breaks off',
      [begin, { type: 'recorded', voice }, { type: 'recorded', voice: null }],
      { run: { answers: [{ voice }] } },
    ],
    ['knows why it cannot record', [begin, { type: 'refuse', reason: 'No' }], { refusal: 'No' }],
    ['tries again in the next run', [{ type: 'refuse', reason: 'No' }, begin], { refusal: '' }],
    [
      'remembers the answers of a run that is repeated',
      [begin, { type: 'type', typed: 'first' }, { type: 'repeat' }],
      { number: 2, readsAloud: true, past: { a: { run: 1, answer: { typed: 'first' } } } },
    ],
    [
      'remembers those of a run that is left',
      [begin, { type: 'type', typed: 'first' }, { type: 'leave' }],
      { run: null, startedAtMs: null, past: { a: { run: 1 } } },
    ],
    ['changes nothing without a run', [{ type: 'next' }, { type: 'mark', says: 'x' }], NO_SESSION],
  ])('%s', (_, acts, expected) => {
    expect(sessionAfter(...acts)).toMatchObject(expected);
  });

  it('names the recording of a question, and that of its follow-up', () => {
    const asked = sessionAfter(begin, { type: 'mark', says: 'yes' });
    expect(currentKey(asked)).toBe('1 first a');
    const followed = reduceSession(asked, { type: 'next' });
    expect(currentKey(followed)).toBe('1 next a');
    expect(textNow(followed.run as never)).toBe('Why?');
  });

  it('gives up the recordings of answers that a later run replaces', () => {
    const second = sessionAfter(begin, { type: 'repeat' });
    expect(replacedKeys(sessionAfter(begin), second)).toEqual([]);
    const third = reduceSession(second, { type: 'repeat' });
    expect(replacedKeys(second, third)).toEqual(['1 first a', '1 next a']);
  });
});
