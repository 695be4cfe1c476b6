import Volume2 from 'lucide/dist/esm/icons/volume-2.mjs';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { mutedText, smallText } from '../kit/core/card.styles.ts';
import { untranslated } from '../kit/core/untranslated.ts';
import { visuallyHidden } from '../kit/core/visually-hidden.styles.ts';
import { Field } from '../kit/forms/field.tsx';
import { onSubmission } from '../kit/forms/use-form.ts';
import { speak } from '../kit/media/speak.ts';
import {
  badge,
  badges,
  bar,
  buttons,
  details,
  keys,
  line,
  stage,
} from '../kit/tools/word-card.styles.ts';
import { iconButton, primary, secondary } from '../kit/ui/button.styles.ts';
import { Icon } from '../kit/ui/icon.tsx';
import { useEffectEvent } from '../kit/ui/use-effect-event.ts';
import { useFocusAfter } from '../kit/ui/use-focus-after.ts';
import {
  formBox,
  gapText,
  grades,
  inSentence,
  reviewCard,
  verdict,
} from './daily-review.styles.ts';
import type { AnswerWay } from './review-data.logic.ts';
import { isRightAnswer, type ReviewWord, splitAtGap } from './review-words.logic.ts';
import type { ReviewGrade } from './schedule.logic.ts';
import type { ReviewRun } from './use-review-session.ts';

interface ReviewCardProps {
  run: ReviewRun;
  word: ReviewWord;
  way: AnswerWay;
  /** Sentence about the other places of this word; empty if there is none. */
  elsewhere: string;
  isSimulated: boolean;
}

/** One word: asked in the chosen way, then its meaning and the four answers. */
export function ReviewCard({ run, word, way, elsewhere, isSimulated }: ReviewCardProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isSilent, setSilent] = useState(false);
  const cardRef = useRef<HTMLButtonElement>(null);
  const focusCard = useFocusAfter(cardRef);
  const voice = useVoice(word.word, isSimulated, () => {
    // The field for the spelling is removed.
    focusCard('if-lost');
    setSilent(true);
  });
  const usedWay = chooseWay(word, way, isSilent);
  const { isTurned, left, answers } = run;
  const isRight = typed === null ? undefined : isRightAnswer(typed, word);

  // The word is heard as it is asked; a press, of Start or of an answer, has just come before.
  const begin = useEffectEvent(() => {
    if (usedWay === 'spell' && !isTurned) voice.say();
    return voice.stop;
  });
  useEffect(() => begin(), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts for the buttons inside
    <div className={stage} onKeyDown={(event) => pressByKey(event, run, usedWay)}>
      <div className={bar}>
        <p className={badges}>
          <span className={badge}>{left} to go</span>
          <span className={badge}>{word.title}</span>
        </p>
        {(isTurned || usedWay === 'see') && (
          <button
            type="button"
            className={iconButton}
            part="button"
            aria-label={`Pronounce ${word.word}`}
            onClick={voice.say}
          >
            <Icon icon={Volume2} />
          </button>
        )}
      </div>
      <progress className={line} aria-label="This sitting" max={answers + left} value={answers} />
      {isTurned ? (
        <Back run={run} word={word} elsewhere={elsewhere} typed={typed} isRight={isRight} />
      ) : usedWay === 'see' ? (
        <button
          ref={cardRef}
          type="button"
          className={reviewCard}
          part="card"
          data-focus
          aria-describedby="review-hint"
          onClick={run.turn}
        >
          <strong {...untranslated}>{word.word}</strong>
          {word.partOfSpeech && <i>{word.partOfSpeech}</i>}
        </button>
      ) : (
        <TypedFront
          word={word}
          way={usedWay}
          check={(text) => {
            setTyped(text);
            run.turn();
          }}
          giveUp={run.turn}
          say={voice.say}
        />
      )}
      {/* Not live: the card that takes the focus is described by it. */}
      <p className={mutedText} id="review-hint">
        {isTurned
          ? 'How well did you know it?'
          : usedWay === 'see' && 'Say what it means, then turn the card.'}
      </p>
      <p className={isSilent ? smallText : visuallyHidden} role="status">
        {isSilent && SILENT}
      </p>
      <div className={buttons}>
        {run.canTakeBack && !isTurned && (
          <button type="button" className={secondary} part="button" onClick={run.takeBack}>
            Undo the last answer
          </button>
        )}
        <button type="button" className={secondary} part="button" onClick={run.stop}>
          Stop for now
        </button>
      </div>
      <p className={keys}>
        Keys: Space turns the card, 1 is Again, 2 Hard, 3 Good, 4 Easy. In a text field they type.
      </p>
    </div>
  );
}

const SILENT = 'This device has no English voice, so you cannot hear the word here.';

/** A word that cannot be asked in the chosen way is shown. */
function chooseWay(word: ReviewWord, way: AnswerWay, isSilent: boolean): AnswerWay {
  if (way === 'spell' && isSilent) return 'see';
  return way === 'gap' && !word.formUsed ? 'see' : way;
}

function useVoice(word: string, isSimulated: boolean, fallSilent: () => void) {
  const [stop] = useState(() => ({ now: () => {} }));
  return {
    say() {
      if (isSimulated) return fallSilent();
      stop.now = speak(word, { rate: 0.9, onEnd: (end) => end === 'unavailable' && fallSilent() });
    },
    stop: () => stop.now(),
  };
}

interface TypedFrontProps {
  word: ReviewWord;
  way: 'spell' | 'gap';
  check(typed: string): void;
  giveUp(): void;
  say(): void;
}

/** A gap to fill, or a word to spell; its meaning helps. */
function TypedFront({ word, way, check, giveUp, say }: TypedFrontProps) {
  const submit = (form: HTMLFormElement) =>
    check(String(new FormData(form).get('review-answer') ?? ''));
  const gap = splitAtGap(word);
  return (
    <form className={reviewCard} part="card" aria-label="Your answer" {...onSubmission(submit)}>
      {way === 'gap' ? (
        <p className={gapText} {...untranslated}>
          {gap.before}
          <b role="img" aria-label="gap" />
          {gap.after}
        </p>
      ) : (
        <button type="button" className={secondary} part="button" onClick={say}>
          <Icon icon={Volume2} />
          Hear it again
        </button>
      )}
      <p>
        {word.partOfSpeech && <i>{word.partOfSpeech}: </i>}
        {word.definition}
      </p>
      <Field
        name="review-answer"
        label={way === 'gap' ? 'The missing word' : 'The word you hear'}
        data-focus
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <div className={buttons}>
        <button type="submit" className={primary} part="button">
          Check
        </button>
        <button type="button" className={secondary} part="button" onClick={giveUp}>
          Show the word
        </button>
      </div>
    </form>
  );
}

interface BackProps extends Pick<ReviewCardProps, 'run' | 'word' | 'elsewhere'> {
  typed: string | null;
  isRight: boolean | undefined;
}

function Back({ run, word, elsewhere, typed, isRight }: BackProps) {
  const gap = word.formUsed ? splitAtGap(word) : null;
  return (
    <section
      className={`${reviewCard} ${formBox}`}
      part="card"
      data-focus
      data-turned
      tabIndex={-1}
      aria-label={`Meaning of ${word.word}`}
    >
      <p>
        <strong {...untranslated}>{word.word}</strong> <i>{word.partOfSpeech}</i>
      </p>
      {isRight !== undefined && (
        <p className={verdict} data-right={isRight}>
          {isRight
            ? 'Right.'
            : typed?.trim()
              ? `Not quite: you typed “${typed.trim()}”.`
              : 'You left it empty.'}
        </p>
      )}
      <dl className={details}>
        <div>
          <dt>Definition</dt>
          <dd>{word.definition}</dd>
        </div>
        {word.example && (
          <div>
            <dt>Example</dt>
            <dd className={inSentence} {...untranslated}>
              {gap ? (
                <>
                  {gap.before}
                  <mark>{word.formUsed}</mark>
                  {gap.after}
                </>
              ) : (
                word.example
              )}
            </dd>
          </div>
        )}
        {word.synonyms.length > 0 && (
          <div>
            <dt>Synonyms</dt>
            <dd {...untranslated}>{word.synonyms.join(', ')}</dd>
          </div>
        )}
      </dl>
      {elsewhere && <p className={smallText}>{elsewhere}</p>}
      <fieldset className={grades} aria-label="How well did you know it?">
        {run.waits.map(({ grade, label, wait }) => (
          <button
            key={grade}
            type="button"
            className={grade === suggestGrade(isRight) ? primary : secondary}
            part="button"
            aria-keyshortcuts={String(grade)}
            onClick={() => run.grade(grade)}
          >
            {label} <small>{wait}</small>
          </button>
        ))}
      </fieldset>
    </section>
  );
}

/** A wrong answer suggests Again, any other Good. */
const suggestGrade = (isRight: boolean | undefined): ReviewGrade => (isRight === false ? 1 : 3);

/** Keys work while the focus is in the sitting, but in no text field. */
function pressByKey(event: KeyboardEvent<HTMLElement>, run: ReviewRun, way: AnswerWay) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
  const { localName } = event.target as HTMLElement;
  if (localName === 'input') return;
  const grade = Number(event.key) as ReviewGrade;
  const turns = event.key === ' ' && localName !== 'button' && way === 'see' && !run.isTurned;
  if (turns) run.turn();
  else if (run.isTurned && [1, 2, 3, 4].includes(grade)) run.grade(grade);
  else return;
  event.preventDefault();
}
