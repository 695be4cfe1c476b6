import type { InterviewQuestion } from '../../content/interview/types.ts';
import { type AnswerMetrics, measureAnswer } from '../../kit/media/answer-metrics.logic.ts';
import { GOOD_ANSWER_SECONDS, type RecordedAnswer } from '../../kit/media/recording.logic.ts';
import { addUp } from '../../kit/rules/add-up.ts';
import { describeDuration } from '../../kit/rules/duration.ts';
import { count } from '../../kit/rules/plural.ts';
import type { Interview } from './interview.logic.ts';

export interface SummaryLine {
  question: InterviewQuestion;
  answer: RecordedAnswer;
  metrics: AnswerMetrics;
}

interface InterviewSummary {
  lines: readonly SummaryLine[];
  /** Answers with a recording. */
  recordedCount: number;
  /** Their length together, in whole seconds. */
  totalSeconds: number;
}

/** Questions, answers and their metrics for the card 'Interview Complete'. */
export function summariseInterview({ questions, answers }: Interview): InterviewSummary {
  const lines = answers.flatMap((answer) => {
    const question = questions.find(({ id }) => id === answer.questionId);
    return question ? [{ question, answer, metrics: measureAnswer(answer) }] : [];
  });
  const lengths = lines.flatMap(({ metrics }) => metrics.lengthSeconds ?? []);
  return {
    lines,
    recordedCount: lengths.length,
    totalSeconds: addUp(lengths),
  };
}

/** The summary in a sentence or two. */
export function describeSummary({ lines, recordedCount, totalSeconds }: InterviewSummary): string {
  const answered = `You answered ${count(lines.length, 'question')}.`;
  const typedCount = lines.filter(({ answer }) => answer.mode === 'typed').length;
  const typed = typedCount > 0 ? ` ${count(typedCount, 'answer')} typed.` : '';
  if (recordedCount === 0) return `${answered}${typed || ' Nothing was recorded.'}`;
  const recorded = `${count(recordedCount, 'answer')} recorded`;
  return `${answered} ${recorded}, ${describeDuration(totalSeconds)} in all.${typed}`;
}

/** The figure at the end: the time spoken, else the questions. */
export const nameReached = ({ lines, recordedCount, totalSeconds }: InterviewSummary): string =>
  recordedCount > 0
    ? `${describeDuration(totalSeconds)} spoken`
    : `${count(lines.length, 'question')} done`;

/** How many answers had a good length. */
export function describeReached({ lines, recordedCount }: InterviewSummary): string {
  const { from, to } = GOOD_ANSWER_SECONDS;
  if (recordedCount === 0)
    return 'Say your answers aloud, too: the next time with a recording, to hear yourself.';
  const good = lines.filter(({ metrics: { lengthSeconds } }) => {
    return lengthSeconds !== null && lengthSeconds >= from && lengthSeconds <= to;
  });
  return `${good.length} of ${count(recordedCount, 'answer')} had a good length, ${from} to ${to} seconds.`;
}
