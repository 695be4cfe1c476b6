import { describe, expect, it } from 'vitest';
import { wholeInterviews } from './whole-interviews.ts';
import { type InterviewPhase, phases, type WholeQuestion } from './whole-types.ts';

const PHASES = Object.keys(phases) as InterviewPhase[];
const everyQuestion = wholeInterviews.flatMap(({ questions }) => questions);
const marksOf = ({ followUps }: WholeQuestion) => followUps.flatMap(({ after }) => after);
const sentencesOf = (question: WholeQuestion) => [
  question.text,
  question.aim,
  question.tip,
  ...question.followUps.map(({ ask }) => ask),
];
const repeated = (texts: readonly string[]) => [
  ...new Set(texts.filter((text, index) => texts.indexOf(text) !== index)),
];

/** Advice to lie, empty promises, and stereotypes have no place here. */
const BANNED =
  /\b(pretend|make up|lie|lies|hide it|guarantee\w*|100 ?%|assured|crack|ace the|dream (?:country|university)|backward|third.world|poor country|typical(?:ly)? indian|villagers?|illegal(?:ly)?)\b/i;

describe('the whole interviews', () => {
  it('repeat neither an id nor a question, an aim, a tip or a follow-up', () => {
    expect(repeated(everyQuestion.map(({ id }) => id))).toEqual([]);
    expect(repeated(everyQuestion.flatMap(sentencesOf))).toEqual([]);
  });

  describe.each(wholeInterviews)('for $name', (interview) => {
    const { country, questions, facts, window } = interview;

    it('have 20 questions, from purpose to plan', () => {
      expect(questions).toHaveLength(20);
      const order = questions.map(({ phase }) => PHASES.indexOf(phase));
      expect(order).toEqual([...order].sort((one, other) => one - other));
      for (const phase of PHASES) {
        expect(questions.filter((each) => each.phase === phase).length).toBeGreaterThanOrEqual(3);
      }
    });

    it('ask who pays, about relatives, refusals, a gap and what comes after', () => {
      const claims = questions.flatMap(marksOf).map(({ claim }) => claim?.split(':')[0]);
      expect(new Set(claims.filter(Boolean))).toEqual(
        new Set(['payer', 'relatives', 'refusals', 'gap', 'after']),
      );
      for (const payer of ['parents', 'savings', 'loan', 'scholarship', 'work', 'relative']) {
        const offered = questions.flatMap(marksOf).map(({ claim }) => claim);
        expect(offered).toContain(`payer:${payer}`);
      }
    });

    it('say what the real one is like, each fact with source and day', () => {
      expect(facts.length).toBeGreaterThanOrEqual(3);
      for (const { text, asOf, source } of window ? [...facts, window] : facts) {
        expect(text).toMatch(/\.$/);
        expect(asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        expect(source).toMatch(/\.(?:gov|uk|au|ca|de|edu|gc\.ca)\b|aps-india\.de/);
      }
    });

    it.each(questions.map((question) => [question.id, question] as const))(
      'include a complete %s',
      (id, question) => {
        expect(id).toMatch(new RegExp(`^${country}-[a-z-]+$`));
        expect(question.followUps.length).toBeGreaterThanOrEqual(2);
        const marks = marksOf(question).map(({ says }) => says);
        expect(repeated(marks)).toEqual([]);
        for (const sentence of [...sentencesOf(question), ...marks]) {
          expect(sentence).not.toMatch(BANNED);
        }
      },
    );
  });
});
