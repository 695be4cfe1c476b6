import type {
  FollowUp,
  InterviewPhase,
  Mark,
  WholeCountry,
  WholeQuestion,
} from '../content/interview/whole-types.ts';
import { GOOD_ANSWER_SECONDS } from '../kit/media/recording.logic.ts';
import { type Random, shuffle } from '../kit/rules/shuffle.ts';

/** Possible numbers of questions, besides the visitor's own. */
export const RUN_LENGTHS = [8, 10, 12] as const;

/** Limits of the visitor's own questions: number and length. */
export const MAX_OWN = 5;
const MAX_OWN_LENGTH = 200;

/** A question of a run; the visitor's own have neither marks nor follow-ups. */
export type Asked = Omit<WholeQuestion, 'phase'> & { phase: InterviewPhase | 'own' };

/** A recording as far as it can be told in words. */
export interface Voice {
  durationMs: number;
  /** Transcript by the device; null without a recogniser. */
  heard: string | null;
  /** Lengths of pauses; null where the browser cannot measure sound. */
  pausesMs: readonly number[] | null;
}

export interface Answer {
  questionId: string;
  /** Marked statements of the answer. */
  marks: readonly string[];
  typed: string;
  voice: Voice | null;
  followUp: { ask: string; typed: string; voice: Voice | null } | null;
}

export interface Run {
  country: WholeCountry;
  questions: readonly Asked[];
  position: number;
  stage: 'question' | 'followUp' | 'report';
  /** In the order of the questions, up to the current one. */
  answers: readonly Answer[];
}

/**
 * Draws the questions of a run: none of the last run, as evenly from the phases as they have left, in the
 * order of the phases. Fewer than wanted where the last run leaves no more.
 */
export function drawQuestions(
  questions: readonly WholeQuestion[],
  lastIds: readonly string[],
  wanted: number,
  random: Random,
): WholeQuestion[] {
  const fresh = shuffle(
    questions.filter(({ id }) => !lastIds.includes(id)),
    random,
  );
  const order = [...new Set(questions.map(({ phase }) => phase))];
  const pools = order.map((phase) => fresh.filter((question) => question.phase === phase));
  const drawn: WholeQuestion[] = [];
  for (let round = 0; drawn.length < Math.min(wanted, fresh.length); round++) {
    drawn.push(...pools.flatMap((pool) => pool.slice(round, round + 1)));
  }
  const taken = new Set(drawn.slice(0, wanted));
  return questions.filter((question) => taken.has(question));
}

/** The most answers that so many questions can ask for, follow-ups included, and the minutes they take. */
export function expectRun(questions: readonly WholeQuestion[], length: number) {
  const share = questions.filter(({ followUps }) => followUps.length > 0).length / questions.length;
  const answers = Math.round(length * (1 + share));
  const { from, to } = GOOD_ANSWER_SECONDS;
  return { answers, minutes: Math.round((answers * (from + to)) / 2 / 60) };
}

/** Answers and answers to follow-ups that were recorded. */
export const countRecorded = (answers: readonly Answer[]): number =>
  answers.flatMap(({ voice, followUp }) => [voice, followUp?.voice]).filter(Boolean).length;

/** The visitor's own questions, one a line, without empty lines and repetitions. */
export function readOwnQuestions(text: string): Asked[] {
  const lines = text.split('\n').map((line) => line.trim().slice(0, MAX_OWN_LENGTH));
  const unique = [...new Set(lines.filter(Boolean))].slice(0, MAX_OWN);
  return unique.map((line) => ({
    // By its words, so that the answers of two runs find each other.
    id: `own: ${line}`,
    phase: 'own',
    text: line,
    aim: '',
    tip: '',
    followUps: [],
  }));
}

export function startRun(country: WholeCountry, questions: readonly Asked[]): Run {
  return enter({ country, questions, position: 0, stage: 'question', answers: [] });
}

/** All marks of a question, in the order of its follow-ups. */
export const marksOf = ({ followUps }: Pick<Asked, 'followUps'>): Mark[] =>
  followUps.flatMap(({ after }) => after);

/** The follow-ups that fit the marks, the one to be asked first. */
export const followUpsFor = (
  { followUps }: Pick<Asked, 'followUps'>,
  marks: readonly string[],
): FollowUp[] => followUps.filter(({ after }) => after.some(({ says }) => marks.includes(says)));

export const currentQuestion = ({ questions, position }: Run): Asked | undefined =>
  questions[position];

export const currentAnswer = ({ answers, position }: Run): Answer | undefined => answers[position];

/** Toggles a mark; in a question for one mark, it replaces the last one. */
export function markAnswer(run: Run, says: string): Run {
  const question = currentQuestion(run);
  if (!question?.isMany) return change(run, { marks: [says] });
  const marks = currentAnswer(run)?.marks ?? [];
  const next = marks.includes(says) ? marks.filter((each) => each !== says) : [...marks, says];
  return change(run, { marks: next });
}

/** Stores the typed text of the question or, in its stage, of the follow-up. */
export function typeAnswer(run: Run, typed: string): Run {
  return changeSpoken(run, { typed });
}

/** Stores the figures of a recording; null clears them for another one. */
export function voiceAnswer(run: Run, voice: Voice | null): Run {
  return changeSpoken(run, { voice });
}

/** On to the follow-up that fits, else to the next question, and at last to the report. */
export function nextStep(run: Run): Run {
  const question = currentQuestion(run);
  const answer = currentAnswer(run);
  const [followUp] =
    run.stage === 'question' && question && answer ? followUpsFor(question, answer.marks) : [];
  if (followUp) {
    const asked = change(run, { followUp: { ask: followUp.ask, typed: '', voice: null } });
    return { ...asked, stage: 'followUp' };
  }
  const position = run.position + 1;
  if (position >= run.questions.length) return { ...run, position, stage: 'report' };
  return enter({ ...run, position, stage: 'question' });
}

function enter(run: Run): Run {
  const question = currentQuestion(run);
  if (!question) return { ...run, stage: 'report' };
  const answer = { questionId: question.id, marks: [], typed: '', voice: null, followUp: null };
  return { ...run, answers: [...run.answers.slice(0, run.position), answer] };
}

function change(run: Run, part: Partial<Answer>): Run {
  const answers = run.answers.map((answer, index) =>
    index === run.position ? { ...answer, ...part } : answer,
  );
  return { ...run, answers };
}

function changeSpoken(run: Run, part: { typed?: string; voice?: Voice | null }): Run {
  const followUp = currentAnswer(run)?.followUp;
  if (run.stage === 'followUp' && followUp) {
    return change(run, { followUp: { ...followUp, ...part } });
  }
  return change(run, part);
}
