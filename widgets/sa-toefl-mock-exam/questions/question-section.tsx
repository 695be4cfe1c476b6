import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import type { Question } from '../../content/toefl/types.ts';
import { ClockBar } from '../../kit/exam/clock-bar.tsx';
import type { Countdown } from '../../kit/exam/countdown.logic.ts';
import { QuestionField } from '../../kit/exam/question-field.tsx';
import { QuestionReview } from '../../kit/exam/question-review.tsx';
import { materialBox, questionList } from '../../kit/exam/questions.styles.ts';
import { type Answers, countAnswered, reviewAnswers } from '../../kit/exam/scoring.logic.ts';
import { dots, jumps, remark, twoColumns } from '../../kit/exam/section.styles.ts';
import { useJump } from '../../kit/exam/use-jump.ts';
import { taskBar } from '../../kit/tools/task-bar.styles.ts';
import { primary, secondary } from '../../kit/ui/button.styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { ToggleGroup } from '../../kit/ui/toggle-group.tsx';

/** A passage or a recording with its questions. */
interface Material {
  id: string;
  title: string;
  questions: readonly Question[];
}

interface QuestionSectionProps<M extends Material> {
  /** The passages or recordings, in their order. */
  materials: readonly M[];
  /** The name of one on the buttons: `Passage`. */
  unit: string;
  /** The questions of all materials. */
  questions: readonly Question[];
  answers: Answers;
  /** The answers are submitted. */
  isReview: boolean;
  countdown: Countdown | undefined;
  setUntimed(isUntimed: boolean): void;
  choose(questionId: string, option: number): void;
  submit(): void;
  renderMaterial(material: M): ReactNode;
}

/** Reading or Listening: the material beside its questions, or beside their review. */
export function QuestionSection<M extends Material>(props: QuestionSectionProps<M>) {
  const { materials, unit, questions, answers, isReview, countdown } = props;
  const { choose, submit, renderMaterial } = props;
  const [shownId, setShownId] = useState(materials[0]?.id ?? '');
  const box = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const jump = useJump(box, list, shownId);
  const place = materials.findIndex(({ id }) => id === shownId);
  const material = materials[place];
  const next = materials[place + 1];
  if (!material) return null;

  const answered = `${countAnswered(questions, answers)} of ${questions.length} answered`;
  const choices = materials.map(({ id }, index) => ({ id, label: `${unit} ${index + 1}` }));
  const goToNext = (id: string) => {
    setShownId(id);
    box.current?.parentElement?.scrollIntoView();
    box.current?.focus({ preventScroll: true });
  };
  return (
    <>
      {!isReview && countdown && (
        <ClockBar countdown={countdown} setUntimed={props.setUntimed}>
          <p className={remark}>{answered}</p>
          <p className={dots} aria-hidden="true">
            {reviewAnswers(questions, answers).map(({ question, chosen }) => (
              <i
                key={question.id}
                data-answered={chosen !== null || undefined}
                data-shown={material.questions.includes(question) || undefined}
              />
            ))}
          </p>
          <p className={jumps}>
            <button type="button" onClick={() => jump(box)}>
              {unit}
            </button>
            <button type="button" onClick={() => jump(list)}>
              Questions
            </button>
          </p>
        </ClockBar>
      )}
      {materials.length > 1 && (
        <ToggleGroup label={unit} choices={choices} selected={shownId} select={setShownId} />
      )}
      <div className={twoColumns}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section ref={box} className={materialBox} aria-label={material.title} tabIndex={0}>
          <Fragment key={shownId}>{renderMaterial(material)}</Fragment>
        </section>
        {/* biome-ignore lint/a11y/useSemanticElements: each question is a set of fields */}
        <div ref={list} className={questionList} role="group" aria-label="Questions" tabIndex={-1}>
          {reviewAnswers(questions, answers).map((entry, index) => {
            const { question, chosen } = entry;
            if (!material.questions.includes(question)) return null;
            return isReview ? (
              <QuestionReview key={question.id} entry={entry} number={index + 1} />
            ) : (
              <QuestionField
                key={question.id}
                question={question}
                number={index + 1}
                chosen={chosen}
                choose={(option) => choose(question.id, option)}
              />
            );
          })}
        </div>
      </div>
      {!isReview && <p>{answered}. Unanswered questions count as wrong.</p>}
      {(next || !isReview) && (
        <div className={taskBar} data-end>
          {next && (
            <button
              type="button"
              className={secondary}
              part="button"
              onClick={() => goToNext(next.id)}
            >
              Go to {unit} {place + 2}
              <Icon icon={ArrowRight} />
            </button>
          )}
          {!isReview && (
            <button type="button" className={primary} part="button" onClick={submit}>
              Submit Answers
            </button>
          )}
        </div>
      )}
    </>
  );
}
