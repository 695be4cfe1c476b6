import { type RefObject, useLayoutEffect, useRef } from 'react';
import {
  interviewCountries,
  interviewDifficulties,
  questionCounts,
} from '../../content/interview/options.ts';
import { recordingTexts } from '../../content/interview/texts.ts';
import { fieldOf, onSubmission } from '../../kit/forms/use-form.ts';
import { primary } from '../../kit/ui/button-styles.ts';
import { card } from '../../kit/ui/card.ts';
import { Note } from '../../kit/ui/note.tsx';
import type { RecordingMode } from '../interview.logic.ts';
import { explainEmptyChoice, type InterviewSetup } from '../visa-interview-simulator.logic.ts';
import { subheading } from '../visa-interview-simulator.styles.ts';
import { CountryNote } from './country-note.tsx';
import { explanation, startRow } from './setup.styles.ts';
import { CameraChoice, CountryChoice, DifficultyChoice } from './setup-choices.tsx';

interface SetupCardProps {
  setup: InterviewSetup;
  media: RecordingMode;
  wantsVideo: boolean;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** What keeps an interview waiting that was started; empty when nothing does. */
  delay: string;
  choose(setup: InterviewSetup): void;
  start(setup: InterviewSetup, wantsVideo: boolean): void;
}

/** What to practise. Says before the start which levels have questions. */
export function SetupCard(props: SetupCardProps) {
  const { setup, media, wantsVideo, headingRef, delay, choose, start } = props;
  const form = useSetupForm(setup, choose);
  const explanationRef = useRef<HTMLParagraphElement>(null);
  const emptyChoice = explainEmptyChoice(
    setup,
    questionCounts,
    interviewCountries,
    interviewDifficulties,
  );
  const submit = (filled: HTMLFormElement) => {
    start(readSetup(filled), fieldOf(filled, 'camera')?.checked ?? false);
    // Only an empty choice leaves anything here to focus.
    explanationRef.current?.focus();
  };
  return (
    <form
      ref={form}
      className={card}
      part="form"
      aria-labelledby="setup"
      method="dialog"
      {...onSubmission(submit)}
      onChange={(event) => choose(readSetup(event.currentTarget))}
    >
      <h3 ref={headingRef} className={subheading} id="setup" tabIndex={-1}>
        Set up your interview
      </h3>
      <CountryChoice selected={setup.country} />
      <CountryNote country={setup.country} />
      <DifficultyChoice setup={setup} />
      {media === 'real' && <CameraChoice isChosen={wantsVideo} />}
      <div className={startRow}>
        <p ref={explanationRef} className={explanation} role="status" tabIndex={-1}>
          {emptyChoice ?? delay}
        </p>
        <button type="submit" className={primary} part="button">
          Start Interview
        </button>
        <Note text={recordingTexts[media === 'real' ? 'privacy' : 'simulated']} />
      </div>
    </form>
  );
}

/** The radio buttons hold the choice themselves: what was chosen before this code arrived counts. */
function useSetupForm(setup: InterviewSetup, choose: (setup: InterviewSetup) => void) {
  const ref = useRef<HTMLFormElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function is no new choice
  useLayoutEffect(() => {
    const form = ref.current as HTMLFormElement;
    const held = readSetup(form);
    const isSame = held.country === setup.country && held.difficulty === setup.difficulty;
    if (!isSame && isFirst.current) choose(held);
    else writeSetup(form, setup);
    isFirst.current = false;
  }, [setup]);
  return ref;
}

function readSetup(form: HTMLFormElement): InterviewSetup {
  return {
    country: fieldOf(form, 'country')?.value,
    difficulty: fieldOf(form, 'difficulty')?.value,
  } as InterviewSetup;
}

function writeSetup(form: HTMLFormElement, setup: InterviewSetup) {
  for (const radio of form.querySelectorAll<HTMLInputElement>('[type=radio]')) {
    radio.checked = setup[radio.name as keyof InterviewSetup] === radio.value;
  }
}
