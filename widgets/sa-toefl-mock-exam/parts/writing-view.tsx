import type { WritingPrompt } from '../../content/toefl/types.ts';
import { primary } from '../../kit/ui/button-styles.ts';
import { card, muted } from '../../kit/ui/card.ts';
import { ChoiceBar } from '../../kit/ui/choice-bar.tsx';
import { control } from '../../kit/ui/field-styles.ts';
import { countWords } from '../scoring.logic.ts';
import {
  choosePrompt,
  clampIndex,
  currentAttempt,
  type Exam,
  writeEssay,
} from '../toefl-mock-exam.logic.ts';
import { ClockBar } from './clock-bar.tsx';
import { Rubric } from './rubric.tsx';
import { Screen } from './screen.tsx';
import { desk, essay, prompt as promptText, stack, submitRow } from './section.styles.ts';
import type { Change } from './use-exam.ts';

interface WritingViewProps {
  prompts: readonly WritingPrompt[];
  exam: Exam;
  update(change: Change): void;
  submit(): void;
  back(): void;
}

/** One essay on one of the topics. What is written stays until Take Another Test. */
export function WritingView({ prompts, exam, update, submit, back }: WritingViewProps) {
  const { essays, countdowns, promptIndex } = currentAttempt(exam);
  const index = clampIndex(promptIndex, prompts.length);
  const prompt = prompts[index];
  if (!prompt) return null;

  const { id, minWords, timeLimit, rubric } = prompt;
  const text = essays[id] ?? '';
  const choices = prompts.map((_, place) => ({ id: String(place), label: `Topic ${place + 1}` }));
  return (
    <Screen heading="Writing Section" back={{ label: 'Back to Sections', go: back }}>
      <ChoiceBar
        label="Topic"
        choices={choices}
        selected={String(index)}
        select={(place) => update((now) => choosePrompt(now, Number(place)))}
      />
      <div className={desk}>
        <div className={card}>
          <p className={promptText} id="prompt">
            {prompt.prompt}
          </p>
          <p className={muted}>
            Write at least {minWords} words. Time: {timeLimit} minutes.
          </p>
        </div>
        <div className={stack}>
          <textarea
            key={id}
            className={`${control} ${essay}`}
            part="input"
            aria-label="Essay"
            aria-describedby="prompt"
            placeholder="Write your essay here..."
            spellCheck={false}
            autoComplete="off"
            value={text}
            onInput={({ currentTarget }) => {
              const { value } = currentTarget;
              update((now) => writeEssay(now, id, value));
            }}
          />
          <div className={submitRow}>
            <p>
              Word count: {countWords(text)} / {minWords}
            </p>
            <button type="button" className={primary} part="button" onClick={submit}>
              Submit Essay
            </button>
          </div>
          <p className={muted}>Nobody reads or scores your essay. It stays in this tab.</p>
        </div>
        <Rubric
          heading="Writing Rubric"
          criteria={[
            ['Content', rubric.content],
            ['Organization', rubric.organization],
            ['Language Use', rubric.language_use],
            ['Grammar', rubric.grammar],
          ]}
        />
      </div>
      {countdowns.writing && <ClockBar countdown={countdowns.writing} />}
    </Screen>
  );
}
