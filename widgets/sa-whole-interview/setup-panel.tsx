import { type RefObject, useRef } from 'react';
import type { WholeCountry, WholeInterview } from '../content/interview/whole-types.ts';
import { planNames } from '../content/plan-names.ts';
import { programLevelNames } from '../content/program-level.ts';
import type { AddressTable } from '../kit/address/address-table.ts';
import { choice as choiceRow } from '../kit/address/rows.ts';
import { Flag } from '../kit/art/flag.tsx';
import { card, mutedText } from '../kit/core/card.styles.ts';
import { Heading } from '../kit/core/heading.tsx';
import { Field } from '../kit/forms/field.tsx';
import { onSubmission } from '../kit/forms/use-form.ts';
import { GOOD_ANSWER_SECONDS, type RecordingMode } from '../kit/media/recording.logic.ts';
import { choice, subheading } from '../kit/media/setup.styles.ts';
import { count } from '../kit/rules/plural.ts';
import { PlanOffer } from '../kit/tools/plan-offer.tsx';
import { SourceLine } from '../kit/tools/source-line.tsx';
import { taskBar } from '../kit/tools/task-bar.styles.ts';
import { primary } from '../kit/ui/button.styles.ts';
import { Note } from '../kit/ui/note.tsx';
import { useNow } from '../kit/ui/use-now.ts';
import { type Facts, seasons } from './facts.logic.ts';
import { FactsForm } from './facts-form.tsx';
import { expectRun, MAX_OWN, RUN_LENGTHS, readOwnQuestions } from './run.logic.ts';
import type { KeptState } from './use-kept.ts';
import { fold, group, sources, stackCard } from './whole-interview.styles.ts';

type RunLength = (typeof RUN_LENGTHS)[number];

interface SetupPanelProps {
  interviews: readonly WholeInterview[];
  /** Interview of the chosen country. */
  interview: WholeInterview;
  kept: KeptState;
  length: RunLength;
  readsAloud: boolean;
  media: RecordingMode;
  headingRef: RefObject<HTMLHeadingElement | null>;
  chooseCountry(country: WholeCountry): void;
  chooseLength(length: RunLength): void;
  chooseReading(readsAloud: boolean): void;
  start(): void;
}

const countries = ['us', 'uk', 'au', 'ca', 'de'] as const;

/** Fields that the visitor's plan can fill in; none is in the address. */
const offered: AddressTable<Record<'country' | 'programLevel' | 'season' | 'year', string>> = {
  prefix: 'interview-',
  fields: {
    country: { values: countries, fallback: 'us' },
    programLevel: choiceRow<string, string>({ ...programLevelNames }, ''),
    season: choiceRow<string, string>({ ...seasons }, ''),
    year: { accept: (text) => (/^20\d\d$/.test(text) ? text : undefined), fallback: '' },
  },
};

/** Country and length of a run, and optional facts of the visitor's plan. */
export function SetupPanel(props: SetupPanelProps) {
  const { interviews, interview, kept, length, readsAloud, media, headingRef } = props;
  const { facts, own } = kept;
  const thisYear = useNow().getFullYear();
  const formRef = useRef<HTMLFormElement>(null);
  const { programLevel, season, year } = facts;
  const changeFacts = (part: Partial<Facts>) =>
    kept.update((now) => ({ facts: { ...now.facts, ...part } }));
  const use = ({ country, ...rest }: { country?: string; [name: string]: string | undefined }) => {
    if (country) props.chooseCountry(country as WholeCountry);
    changeFacts(rest);
  };
  const fresh = interview.questions.filter(({ id }) => !kept.lastIds.includes(id)).length;
  const ownCount = readOwnQuestions(own).length;
  return (
    <form
      ref={formRef}
      className={card}
      part="form"
      aria-labelledby="whole-setup"
      method="dialog"
      {...onSubmission(props.start)}
    >
      <Heading level={3} ref={headingRef} className={subheading} id="whole-setup" tabIndex={-1}>
        Set up a whole interview
      </Heading>
      <p className={mutedText}>
        Answer each question. At the end you see where your answers and your facts differ.
      </p>
      <PlanOffer
        table={offered}
        values={{ country: interview.country, programLevel, season, year }}
        formRef={formRef}
        isSynced={false}
        names={planNames}
        use={use}
      />
      <fieldset className={group} data-columns="5">
        <legend>Country</legend>
        <div>
          {interviews.map(({ country, name }) => (
            <label key={country} className={choice}>
              <input
                type="radio"
                name="whole-country"
                value={country}
                checked={country === interview.country}
                onChange={() => props.chooseCountry(country)}
              />
              <Flag country={country} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={group} data-columns="3">
        <legend>Length</legend>
        <div>
          {RUN_LENGTHS.map((questions) => (
            <label key={questions} className={choice}>
              <input
                type="radio"
                name="whole-length"
                value={questions}
                checked={questions === length}
                onChange={() => props.chooseLength(questions)}
              />
              {questions} questions, about {expectRun(interview.questions, questions).minutes}{' '}
              minutes
            </label>
          ))}
        </div>
      </fieldset>
      <p className={mutedText}>
        With follow-up questions, expect up to {expectRun(interview.questions, length).answers}{' '}
        answers of {GOOD_ANSWER_SECONDS.from} to {GOOD_ANSWER_SECONDS.to} seconds.
      </p>
      {fresh < length && (
        <p role="status">
          This interview has {count(fresh, 'question')}: it leaves out those of your last one.
        </p>
      )}
      <div className={taskBar} data-on-card>
        <button type="submit" className={primary} part="button">
          Begin the interview
        </button>
      </div>
      <div className={stackCard}>
        <Note text={describeKeeping(kept)} />
        <Note
          text={
            media === 'simulated'
              ? 'Nothing is recorded here: you type your answers.'
              : 'You can record or type each answer. Recordings stay on this page and are never sent.'
          }
        />
      </div>
      <label className={choice}>
        <input
          type="checkbox"
          name="reads-aloud"
          checked={readsAloud}
          onChange={() => props.chooseReading(!readsAloud)}
        />
        Read each question aloud in a voice from this device
      </label>
      <details className={fold}>
        <summary>What the real interview is like</summary>
        <ul className={sources}>
          {interview.facts.map((fact) => (
            <li key={fact.text}>
              <p>{fact.text}</p>
              <SourceLine fact={fact} />
            </li>
          ))}
        </ul>
      </details>
      <details className={fold}>
        <summary>Your facts (optional)</summary>
        <FactsForm
          facts={facts}
          interview={interview}
          thisYear={thisYear}
          changeFact={(name, text) => changeFacts({ [name]: text })}
        />
      </details>
      <details className={fold}>
        <summary>Your own questions{ownCount > 0 && ` (${ownCount})`}</summary>
        <Field
          as="textarea"
          name="own"
          label={`One question on each line, up to ${MAX_OWN}; they come last`}
          rows={4}
          maxLength={2000}
          value={own}
          onInput={({ currentTarget: { value } }) => kept.update(() => ({ own: value }))}
        />
      </details>
      <label className={choice}>
        <input
          type="checkbox"
          name="keep"
          checked={kept.isWanted}
          onChange={() => kept.want(!kept.isWanted)}
        />
        Keep my facts and questions on this device
      </label>
    </form>
  );
}

function describeKeeping({ isWanted, isKept }: KeptState): string {
  if (!isWanted)
    return 'We do not keep what you type here after you leave the page, unless you tick the box.';
  return isKept
    ? 'Your facts and questions stay in this browser, and only you can see them. Untick the box to delete them.'
    : 'This browser does not let us keep them. They go when you close the page.';
}
