import { type RefObject, useRef } from 'react';
import {
  interviewCountries,
  interviewDifficulties,
  questionCounts,
} from '../../content/interview/options.ts';
import type { InterviewCountryOption } from '../../content/interview/types.ts';
import { card } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { visuallyHidden } from '../../kit/core/visually-hidden.styles.ts';
import { fieldOf, onSubmission } from '../../kit/forms/use-form.ts';
import type { RecordingMode } from '../../kit/media/recording.logic.ts';
import { recordingTexts } from '../../kit/media/recording-texts.ts';
import { taskBar } from '../../kit/tools/task-bar.styles.ts';
import { primary } from '../../kit/ui/button.styles.ts';
import { Note } from '../../kit/ui/note.tsx';
import { CountryNote } from './country-note.tsx';
import { countryOf, explainEmptyChoice, type InterviewSetup } from './setup.logic.ts';
import { explanation } from './setup.styles.ts';
import { CameraChoice, CountryChoice, DifficultyChoice } from './setup-choices.tsx';

interface SetupCardProps {
  setup: InterviewSetup;
  media: RecordingMode;
  wantsVideo: boolean;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Why an interview that was started does not show yet; empty otherwise. */
  delay: string;
  choose(setup: InterviewSetup): void;
  start(setup: InterviewSetup, wantsVideo: boolean): void;
}

/** The choice of an interview. It says before the start which levels have questions. */
export function SetupCard(props: SetupCardProps) {
  const { setup, media, wantsVideo, headingRef, delay, choose, start } = props;
  const explanationRef = useRef<HTMLParagraphElement>(null);
  const emptyChoice = explainEmptyChoice(
    setup,
    questionCounts,
    interviewCountries,
    interviewDifficulties,
  );
  const submit = (filled: HTMLFormElement) => {
    start(readSetup(filled), fieldOf(filled, 'camera')?.checked ?? false);
    // The explanation is visible, and takes the focus, only if the choice has no questions.
    explanationRef.current?.focus();
  };
  return (
    <form
      className={card}
      part="form"
      aria-labelledby="setup"
      method="dialog"
      {...onSubmission(submit)}
      onChange={(event) => choose(readSetup(event.currentTarget))}
    >
      <Heading level={3} ref={headingRef} className={visuallyHidden} id="setup" tabIndex={-1}>
        Set up your interview
      </Heading>
      <CountryChoice selected={setup.country} />
      <CountryNote country={setup.country} />
      <DifficultyChoice setup={setup} />
      {media === 'real' && <CameraChoice isChosen={wantsVideo} />}
      <p ref={explanationRef} className={explanation} role="status" tabIndex={-1}>
        {emptyChoice ?? delay}
      </p>
      <div className={taskBar} data-on-card>
        <button type="submit" className={primary} part="button">
          Start Interview
        </button>
      </div>
      <Note text={recordingTexts[media === 'real' ? 'privacy' : 'simulated']} />
    </form>
  );
}

function readSetup(form: HTMLFormElement): InterviewSetup {
  return {
    country: countryOf(fieldOf(form, 'country')?.value as InterviewCountryOption['value']).code,
    difficulty: fieldOf(form, 'difficulty')?.value,
  } as InterviewSetup;
}
