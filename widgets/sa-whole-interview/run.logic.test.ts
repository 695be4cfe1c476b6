import { describe, expect, it } from 'vitest';
import { wholeInterviews } from '../content/interview/whole-interviews.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import {
  countRecorded,
  currentAnswer,
  drawQuestions,
  expectRun,
  followUpsFor,
  markAnswer,
  nextStep,
  RUN_LENGTHS,
  type Run,
  readOwnQuestions,
  startRun,
  typeAnswer,
  voiceAnswer,
} from './run.logic.ts';

const questionsOf = (country: string) =>
  wholeInterviews.find((each) => each.country === country)?.questions ?? [];
const us = questionsOf('us');

describe('drawQuestions', () => {
  it.each(
    wholeInterviews.flatMap(({ country }) =>
      [8, 10, 12].map((wanted) => [country, wanted] as const),
    ),
  )('draws for %s %i questions, of every phase and in their order', (country, wanted) => {
    const questions = questionsOf(country);
    for (let seed = 1; seed <= 20; seed++) {
      const drawn = drawQuestions(questions, [], wanted, seededRandom(seed));
      expect(drawn).toHaveLength(wanted);
      expect(new Set(drawn.map(({ phase }) => phase)).size).toBe(5);
      const places = drawn.map((question) => questions.indexOf(question));
      expect(places).toEqual([...places].sort((one, other) => one - other));
    }
  });

  it.each([
    [8, 12],
    [10, 10],
    [12, 8],
  ])('repeats none of a run of %i in the next, which can have %i', (first, next) => {
    for (let seed = 1; seed <= 20; seed++) {
      const random = seededRandom(seed);
      const last = drawQuestions(us, [], first, random).map(({ id }) => id);
      const drawn = drawQuestions(us, last, 12, random).map(({ id }) => id);
      expect(drawn).toHaveLength(next);
      expect(drawn.filter((id) => last.includes(id))).toEqual([]);
    }
  });

  it('draws the same from the same seed', () => {
    const draw = () => drawQuestions(us, [], 10, seededRandom(7)).map(({ id }) => id);
    expect(draw()).toEqual(draw());
  });
});

describe('readOwnQuestions', () => {
  it('takes one a line, without empty lines and repetitions, five at most', () => {
    const text = ' Why Canada? \n\nWhy Canada?\nb\nc\nd\ne\nf';
    expect(readOwnQuestions(text).map((question) => question.text)).toEqual([
      'Why Canada?',
      'b',
      'c',
      'd',
      'e',
    ]);
  });

  it('cuts a line that is too long', () => {
    expect(readOwnQuestions('x'.repeat(500))[0]?.text).toHaveLength(200);
  });
});

/** The follow-up of a question after a mark with a claim. */
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

describe('a run', () => {
  const payer = us.find(({ id }) => id === 'us-payer');
  const refused = us.find(({ id }) => id === 'us-refused');
  const start = () => startRun('us', [payer, refused, ...readOwnQuestions('My own?')] as never);
  const step = (run: Run, ...marks: string[]) => nextStep(marks.reduce(markAnswer, run));

  it('asks the follow-up that fits what was marked, the weightiest first', () => {
    const run = step(start(), savingsPay, loanPays);
    expect(run.stage).toBe('followUp');
    expect(currentAnswer(run)?.followUp?.ask).toBe(followUpOf('us-payer', 'payer:loan')?.ask);
  });

  it('goes on without one where nothing is marked', () => {
    const run = step(start());
    expect([run.stage, run.position]).toEqual(['question', 1]);
  });

  it('takes several marks or one, as the question does, and takes a mark back', () => {
    const several = [savingsPay, parentsPay, savingsPay].reduce(markAnswer, start());
    expect(currentAnswer(several)?.marks).toEqual([parentsPay]);
    const one = [neverRefused, onceRefused].reduce(markAnswer, step(start()));
    expect(currentAnswer(one)?.marks).toEqual([onceRefused]);
  });

  it('keeps what is said and typed, of question and follow-up apart', () => {
    const voice = { durationMs: 20_000, heard: null, pausesMs: [] };
    const followUp = step(typeAnswer(start(), 'my father'), parentsPay);
    const run = voiceAnswer(typeAnswer(followUp, 'a teacher'), voice);
    expect(currentAnswer(run)).toMatchObject({
      typed: 'my father',
      voice: null,
      followUp: { typed: 'a teacher', voice },
    });
  });

  it('ends in the report, her own question last', () => {
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

describe('countRecorded', () => {
  it('counts the answers to follow-ups, too', () => {
    const voice = { durationMs: 20_000, heard: null, pausesMs: [] };
    const spoken = { ask: 'Why?', typed: '', voice };
    const answer = { questionId: 'us-payer', marks: [], typed: '', voice: null, followUp: null };
    const answers = [
      answer,
      { ...answer, voice },
      { ...answer, voice, followUp: spoken },
      { ...answer, followUp: spoken },
      { ...answer, followUp: { ...spoken, voice: null } },
    ];
    expect(countRecorded(answers)).toBe(4);
  });
});

describe('expectRun', () => {
  it.each(wholeInterviews)('of $country gives as many answers as can come', ({ questions }) => {
    for (const length of RUN_LENGTHS) {
      // Each question with its first follow-up, as many as the interview has.
      const all = questions.filter(({ followUps }) => followUps.length > 0).length;
      const { answers, minutes } = expectRun(questions, length);
      expect(answers).toBe(Math.round(length + (length * all) / questions.length));
      // Between half a minute and a minute each.
      expect(minutes).toBeGreaterThan(answers / 2);
      expect(minutes).toBeLessThan(answers);
    }
  });

  it('expects no follow-up where no question has one', () => {
    const bare = us.map((question) => ({ ...question, followUps: [] }));
    expect(expectRun(bare, 8)).toEqual({ answers: 8, minutes: 6 });
  });
});

describe('followUpsFor', () => {
  it('reaches every follow-up of every question by each of its marks', () => {
    for (const { questions } of wholeInterviews) {
      for (const question of questions) {
        for (const followUp of question.followUps) {
          for (const { says } of followUp.after) {
            expect(followUpsFor(question, [says])).toEqual([followUp]);
          }
        }
      }
    }
  });
});
