import { describe, expect, it } from 'vitest';
import { wholeInterviews } from '../content/interview/whole-interviews.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import {
  countRecorded,
  currentAnswer,
  drawQuestions,
  expectRun,
  markAnswer,
  nextStep,
  type Run,
  readOwnQuestions,
  startRun,
  typeAnswer,
  voiceAnswer,
} from './run.logic.ts';

const us = wholeInterviews.find(({ country }) => country === 'us')?.questions ?? [];
const seeds = Array.from({ length: 20 }, (_, index) => index + 1);

describe('drawQuestions', () => {
  it.each(wholeInterviews)(
    'draws for $country questions of every phase in their order',
    ({ questions }) => {
      for (const seed of seeds) {
        const drawn = drawQuestions(questions, [], 8, seededRandom(seed));
        expect(drawn).toHaveLength(8);
        expect(new Set(drawn.map(({ phase }) => phase)).size).toBe(5);
        const places = drawn.map((question) => questions.indexOf(question));
        expect(places).toEqual([...places].sort((one, other) => one - other));
      }
    },
  );

  it.each([
    [8, 12],
    [12, 8],
  ])('repeats none of a run of %i in the next, which can have %i', (first, next) => {
    for (const seed of seeds) {
      const random = seededRandom(seed);
      const last = drawQuestions(us, [], first, random).map(({ id }) => id);
      const drawn = drawQuestions(us, last, 12, random).map(({ id }) => id);
      expect(drawn).toHaveLength(next);
      expect(drawn.filter((id) => last.includes(id))).toEqual([]);
    }
  });
});

it('reads own questions from lines: none empty or twice, none too long, five at most', () => {
  const read = (text: string) => readOwnQuestions(text).map((question) => question.text);
  expect(read(' Why Canada? \n\nWhy Canada?\nb\nc\nd\ne\nf')).toEqual([
    'Why Canada?',
    'b',
    'c',
    'd',
    'e',
  ]);
  expect(read('x'.repeat(500))[0]).toHaveLength(200);
});

const followUpOf = (id: string, claim: string) =>
  us
    .find((question) => question.id === id)
    ?.followUps.find(({ after }) => after.some((mark) => mark.claim === claim));
const markOf = (id: string, claim: string) =>
  followUpOf(id, claim)?.after.find((mark) => mark.claim === claim)?.says as string;
const loanPays = markOf('us-payer', 'payer:loan');
const parentsPay = markOf('us-payer', 'payer:parents');
const savingsPay = markOf('us-payer', 'payer:savings');
const neverRefused = markOf('us-refused', 'refusals:no');
const onceRefused = markOf('us-refused', 'refusals:yes');
const voice = { durationMs: 20_000, heard: null, pausesMs: [] };

describe('a run', () => {
  const [payer, refused] = ['us-payer', 'us-refused'].map((id) =>
    us.find((each) => each.id === id),
  );
  const start = () => startRun('us', [payer, refused, ...readOwnQuestions('My own?')] as never);
  const step = (run: Run, ...marks: string[]) => nextStep(marks.reduce(markAnswer, run));

  it('asks the follow-up that fits the marks, the weightiest first, and none without a mark', () => {
    const run = step(start(), savingsPay, loanPays);
    expect(run.stage).toBe('followUp');
    expect(currentAnswer(run)?.followUp?.ask).toBe(followUpOf('us-payer', 'payer:loan')?.ask);
    expect(step(start())).toMatchObject({ stage: 'question', position: 1 });
  });

  it('takes several marks or one, as the question does, and takes a mark back', () => {
    const several = [savingsPay, parentsPay, savingsPay].reduce(markAnswer, start());
    expect(currentAnswer(several)?.marks).toEqual([parentsPay]);
    const one = [neverRefused, onceRefused].reduce(markAnswer, step(start()));
    expect(currentAnswer(one)?.marks).toEqual([onceRefused]);
  });

  it('keeps what is said and typed, of question and follow-up apart', () => {
    const followUp = step(typeAnswer(start(), 'my father'), parentsPay);
    const run = voiceAnswer(typeAnswer(followUp, 'a teacher'), voice);
    const answer = { typed: 'my father', voice: null, followUp: { typed: 'a teacher', voice } };
    expect(currentAnswer(run)).toMatchObject(answer);
    expect(countRecorded(run.answers)).toBe(1);
    expect(countRecorded(voiceAnswer(start(), voice).answers)).toBe(1);
  });

  it('ends in the report, the visitor’s own question last', () => {
    const last = step(step(start()));
    expect(last.questions[last.position]?.phase).toBe('own');
    const done = step(last);
    expect(done.stage).toBe('report');
    expect(done.answers.map(({ questionId }) => questionId)).toEqual([
      'us-payer',
      'us-refused',
      'own: My own?',
    ]);
  });
});

it('expects each question and its follow-up, of 45 seconds each', () => {
  const bare = us.map((question) => ({ ...question, followUps: [] }));
  expect(expectRun(bare, 8)).toEqual({ answers: 8, minutes: 6 });
  const [followed] = us.filter(({ followUps }) => followUps.length > 0);
  expect(expectRun([...bare.slice(0, 1), followed as never], 8)).toEqual({
    answers: 12,
    minutes: 9,
  });
});
