import Check from 'lucide/dist/esm/icons/check.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { criteria } from '../../content/toefl/today-notes.ts';
import { mutedText } from '../../kit/core/card.styles.ts';
import { untranslated } from '../../kit/core/untranslated.ts';
import { QuestionReview } from '../../kit/exam/question-review.tsx';
import { verdict } from '../../kit/exam/questions.styles.ts';
import type { RecordingsById } from '../../kit/media/use-recordings.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { fillsGap, listGaps } from '../marking/gaps.logic.ts';
import {
  countMarks,
  countRatings,
  gapId,
  isSelfRated,
  listQuestions,
  markStep,
  orderOf,
  textOf,
} from '../marking/mark.logic.ts';
import { isRightOrder, joinChunks } from '../marking/sentence.logic.ts';
import { spokenText } from '../run/answer-time.logic.ts';
import type { Run } from '../run/run.logic.ts';
import type { Step } from '../run/tasks.logic.ts';
import { SpokenReview } from '../tasks/speaking-step.tsx';
import { Paragraphs } from '../tasks/text-step.tsx';
import { WritingTask } from '../tasks/writing-step.tsx';
import { gapReview, quote, reviewBox, textPanel } from '../todays-test.styles.ts';

interface StepReviewProps {
  step: Step;
  run: Run;
  recordings: RecordingsById;
}

/** A row of the report: the sentence, and right or wrong; what was asked and answered opens at a press. */
export function StepReview(props: StepReviewProps) {
  const { step, run } = props;
  const isOwn = isSelfRated(step.task);
  const { right, of } = isOwn
    ? countRatings(step, run.ratings)
    : countMarks(markStep(step, run.answers));
  const isRight = isOwn ? undefined : right === of;
  const outcome = of === 1 && !isOwn ? (isRight ? 'Right' : 'Wrong') : `${right} of ${of}`;
  return (
    <details className={reviewBox}>
      <summary>
        {isRight !== undefined && (
          <span className={verdict} data-right={isRight}>
            <Icon icon={isRight ? Check : X} />
          </span>
        )}
        <span>
          <span {...untranslated}>{nameOf(step)}</span>{' '}
          <small>{isOwn && of === 0 ? 'Not rated' : outcome}</small>
        </span>
      </summary>
      <div>
        <Answers {...props} />
      </div>
    </details>
  );
}

/** The words by which a step is known again. */
function nameOf(step: Step): string {
  switch (step.task) {
    case 'sentence':
      return step.item.answer;
    case 'response':
      return step.item.prompt;
    case 'repeat':
    case 'interview':
      return spokenText(step);
    default:
      return 'title' in step.item ? step.item.title : step.item.subject;
  }
}

function Answers({ step, run, recordings }: StepReviewProps) {
  switch (step.task) {
    case 'cut':
      return <Gaps step={step} run={run} />;
    case 'daily':
    case 'academic':
      return (
        <>
          <Paragraphs step={step} />
          <Questions step={step} run={run} />
        </>
      );
    case 'sentence': {
      const order = orderOf(run.answers, step.id);
      return (
        <>
          <p className={quote} {...untranslated}>
            {step.item.context}
          </p>
          <p>
            Your reply:{' '}
            <span {...untranslated}>{joinChunks(step.item, order) || 'no words placed'}</span>
          </p>
          {!isRightOrder(step.item, order) && (
            <p>
              Right: <span {...untranslated}>{step.item.answer}</span>
            </p>
          )}
          <p className={mutedText}>{step.item.explanation}</p>
        </>
      );
    }
    case 'email':
    case 'discussion':
      return (
        <>
          <WritingTask step={step} />
          <p className={quote} {...untranslated}>
            {textOf(run.answers, step.id) || 'You did not write anything.'}
          </p>
          <Judgement step={step} run={run} modelAnswer={step.item.modelAnswer} />
        </>
      );
    case 'repeat':
      return (
        <>
          <SpokenReview step={step} run={run} recordings={recordings} />
          <Judgement step={step} run={run} />
        </>
      );
    case 'interview':
      return (
        <>
          <SpokenReview step={step} run={run} recordings={recordings} />
          <Judgement
            step={step}
            run={run}
            modelAnswer={step.item.questions[step.index]?.modelAnswer ?? ''}
          />
        </>
      );
    default: {
      const heard = step.task === 'response' ? step.item.prompt : step.item.transcript;
      return (
        <>
          <div className={textPanel} {...untranslated}>
            {heard.split('\n').map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <Questions step={step} run={run} />
        </>
      );
    }
  }
}

function Questions({ step, run }: Pick<StepReviewProps, 'step' | 'run'>) {
  return listQuestions(step).map((question, index) => {
    const answer = run.answers[question.id];
    const chosen = typeof answer === 'number' ? answer : null;
    const entry = { question, chosen, isCorrect: chosen === question.answer };
    return <QuestionReview key={question.id} entry={entry} number={index + 1} />;
  });
}

function Gaps({ step: { id, item }, run }: { step: Extract<Step, { task: 'cut' }>; run: Run }) {
  return (
    <ol className={gapReview}>
      {listGaps(item.text).map(({ gap, start, missing }) => {
        const typed = textOf(run.answers, gapId(id, gap)).trim();
        const isRight = fillsGap(start, missing, typed);
        const word = start + missing;
        return (
          <li key={gap}>
            <b data-right={isRight} {...untranslated}>
              {isRight
                ? `Right: ${word}`
                : `${word}, but you typed ${typed ? `“${typed}”` : 'nothing'}`}
            </b>
            <p className={mutedText}>{item.explanations[gap]}</p>
          </li>
        );
      })}
    </ol>
  );
}

const WORDS = { no: 'not yet', partly: 'partly', yes: 'yes' };

/** How the visitor has rated the answer, and a model to compare with. */
function Judgement({
  step,
  run,
  modelAnswer,
}: Pick<StepReviewProps, 'step' | 'run'> & { modelAnswer?: string }) {
  if (!(step.task in criteria)) return null;
  const list = criteria[step.task as keyof typeof criteria];
  return (
    <>
      <ul>
        {list.map(([name]) => {
          const rating = run.ratings[`${step.id} ${name}`];
          return (
            <li key={name}>
              {name}: {rating ? WORDS[rating] : 'not rated'}
            </li>
          );
        })}
      </ul>
      {modelAnswer && (
        <div className={textPanel}>
          <p>A model answer:</p>
          <p className={quote} {...untranslated}>
            {modelAnswer}
          </p>
        </div>
      )}
    </>
  );
}
