import type { WritingPrompt } from '../../content/toefl/types.ts';
import { card, mutedText } from '../../kit/core/card.styles.ts';
import { untranslated } from '../../kit/core/untranslated.ts';
import { ClockBar } from '../../kit/exam/clock-bar.tsx';
import type { Countdown } from '../../kit/exam/countdown.logic.ts';
import { Essay } from '../../kit/exam/essay.tsx';
import { Rubric } from '../../kit/exam/rubric.tsx';
import { promptText, stack } from '../../kit/exam/section.styles.ts';
import { clampIndex, type Rating, type Ratings } from '../../kit/exam/sections.logic.ts';
import { desk } from '../../kit/exam/writing.styles.ts';
import { countWords } from '../../kit/rules/words.ts';
import { taskBar } from '../../kit/tools/task-bar.styles.ts';
import { primary } from '../../kit/ui/button.styles.ts';
import { ToggleGroup } from '../../kit/ui/toggle-group.tsx';

interface WritingViewProps {
  prompts: readonly WritingPrompt[];
  promptIndex: number;
  /** Text by prompt id. */
  essays: Readonly<Record<string, string>>;
  countdown: Countdown | undefined;
  setUntimed(isUntimed: boolean): void;
  ratings: Ratings;
  rate(key: string, rating: Rating): void;
  choosePrompt(index: number): void;
  write(promptId: string, text: string): void;
  submit(): void;
}

/** One essay on one of the topics. It is kept until Take Another Test. */
export function WritingView(props: WritingViewProps) {
  const { prompts, promptIndex, essays, countdown, choosePrompt, write, submit } = props;

  const index = clampIndex(promptIndex, prompts.length);
  const prompt = prompts[index];
  if (!prompt) return null;

  const { id, minWords, timeLimit, rubric, modelAnswer } = prompt;
  const text = essays[id] ?? '';
  const choices = prompts.map((_, place) => ({ id: String(place), label: `Topic ${place + 1}` }));
  return (
    <>
      {countdown && <ClockBar countdown={countdown} setUntimed={props.setUntimed} />}
      <ToggleGroup
        label="Topic"
        choices={choices}
        selected={String(index)}
        select={(place) => choosePrompt(Number(place))}
      />
      <div className={desk}>
        <div className={card}>
          <p className={promptText} id="prompt" {...untranslated}>
            {prompt.prompt}
          </p>
          <p className={mutedText}>
            Write at least {minWords} words. Time: {timeLimit} minutes.
          </p>
        </div>
        <div className={stack}>
          <Essay
            key={id}
            aria-label="Essay"
            aria-describedby="prompt"
            placeholder="Write your essay here..."
            value={text}
            write={(essay) => write(id, essay)}
          />
          <p>
            Word count: {countWords(text)} / {minWords}
          </p>
          <div className={taskBar}>
            <button type="button" className={primary} part="button" onClick={submit}>
              Submit Essay
            </button>
          </div>
          <p className={mutedText}>Nobody reads or scores your essay. It stays in this tab.</p>
        </div>
        <Rubric
          heading="Writing Rubric"
          id={id}
          criteria={[
            ['Content', rubric.content],
            ['Organization', rubric.organization],
            ['Language Use', rubric.language_use],
            ['Grammar', rubric.grammar],
          ]}
          ratings={props.ratings}
          modelAnswer={modelAnswer}
          rate={props.rate}
        />
      </div>
    </>
  );
}
