import { useState } from 'react';
import { criteria, recognitionNotes } from '../../content/toefl/today-notes.ts';
import { mutedText, smallText } from '../../kit/core/card.styles.ts';
import { untranslated } from '../../kit/core/untranslated.ts';
import { visuallyHidden } from '../../kit/core/visually-hidden.styles.ts';
import { PhaseClock } from '../../kit/exam/phase-clock.tsx';
import { Rubric } from '../../kit/exam/rubric.tsx';
import { alarm, twoColumns } from '../../kit/exam/section.styles.ts';
import { playback, recordingMark } from '../../kit/exam/speaking.styles.ts';
import { RecordingPlayer } from '../../kit/media/recording-player.tsx';
import { SoundMeter } from '../../kit/media/sound-meter.tsx';
import { describeDuration } from '../../kit/rules/duration.ts';
import { primary, secondary } from '../../kit/ui/button.styles.ts';
import { useFocusAfter } from '../../kit/ui/use-focus-after.ts';
import { compareWords } from '../marking/spoken-words.logic.ts';
import { answerTimeLimitMs, spokenText } from '../run/answer-time.logic.ts';
import { quote, spokenWords, stack } from '../todays-test.styles.ts';
import { HeardOnce } from './heard-once.tsx';
import type { StepProps } from './step.ts';
import { useSpokenAnswer } from './use-spoken-answer.ts';

/** Hear, speak, then judge: a sentence to repeat, or a question of the interview. */
export function SpeakingStep(props: StepProps<'repeat' | 'interview'>) {
  const { step, run, acts, recordings, isSimulated, givenRef } = props;
  const { id, task, item } = step;
  const [isPlaying, setIsPlaying] = useState(false);
  const focusStep = useFocusAfter(givenRef);
  const limitMs = answerTimeLimitMs(step, run);
  const isGiven = run.given.includes(id);
  const answer = useSpokenAnswer({
    limitMs,
    isSimulated,
    keepRecording: (blob) => acts.keepRecording(id, blob),
    keepTranscript: (text) => acts.keepTranscript(id, text),
    end() {
      focusStep('if-lost');
      acts.give(id);
    },
  });
  const text = spokenText(step);
  const isKnown = run.heard.includes(id) || run.read.includes(id);
  const start = () => {
    focusStep('if-lost');
    answer.start();
  };
  return (
    <div className={twoColumns}>
      <div className={stack}>
        <p className={quote}>{item.scene}</p>
        <HeardOnce {...props} id={id} text={text} onPlaying={setIsPlaying} />
        {answer.countdown ? (
          <>
            {answer.stream && (
              <>
                <p className={recordingMark}>Recording</p>
                <SoundMeter stream={answer.stream} />
              </>
            )}
            {run.isUntimed ? (
              <div ref={givenRef} role="timer" aria-label="Speaking time" tabIndex={-1}>
                Speak now. There is no hurry: it ends by itself after{' '}
                {describeDuration(limitMs / 1000)}.
              </div>
            ) : (
              <PhaseClock
                clockRef={givenRef}
                label="Speaking time"
                countdown={answer.countdown}
                end={answer.stop}
              />
            )}
            <div>
              <button type="button" className={secondary} part="button" onClick={answer.stop}>
                Stop
              </button>
            </div>
          </>
        ) : (
          isKnown &&
          !isPlaying && (
            <div>
              <button
                type="button"
                className={isGiven ? secondary : primary}
                part="button"
                aria-disabled={answer.isAsking}
                onClick={answer.isAsking ? undefined : start}
              >
                {isGiven ? 'Say it again' : 'Start speaking'} ({describeDuration(limitMs / 1000)})
              </button>
            </div>
          )
        )}
        <p role="status" className={mutedText}>
          {answer.isAsking && 'Your browser asks whether this page may use the microphone.'}
        </p>
        <p role="alert" className={answer.notice && alarm}>
          {answer.notice}
        </p>
      </div>
      {isGiven && !answer.countdown && (
        // biome-ignore lint/a11y/useSemanticElements: no set of fields
        <div ref={givenRef} tabIndex={-1} role="group" aria-label="Your answer" className={stack}>
          <SpokenReview {...props} />
          <Rubric
            heading={task === 'repeat' ? 'Rate your answer by ear' : 'Rate your answer'}
            id={id}
            criteria={criteria[task]}
            ratings={run.ratings}
            modelAnswer={modelOf(step)}
            rate={acts.rate}
          />
          {recordings[id] && (
            <p className={smallText}>
              Your recording stays in this tab until you leave or reload it.
            </p>
          )}
        </div>
      )}
    </div>
  );
}

const modelOf = (step: StepProps<'repeat' | 'interview'>['step']): string =>
  step.task === 'interview' ? (step.item.questions[step.index]?.modelAnswer ?? '') : '';

/** The expected words beside the transcript. */
export function SpokenReview({
  step,
  run,
  recordings,
}: Pick<StepProps<'repeat' | 'interview'>, 'step' | 'run' | 'recordings'>) {
  const text = spokenText(step);
  const recording = recordings[step.id];
  const transcript = run.transcripts[step.id];
  const words = transcript === undefined ? [] : compareWords(text, transcript);
  const heard = words.filter(({ isHeard }) => isHeard).length;
  return (
    <>
      <p className={quote}>
        <b>{step.task === 'repeat' ? 'The sentence' : 'The question'}</b>
        <span {...untranslated}>{text}</span>
      </p>
      {recording && (
        <div className={playback}>
          <RecordingPlayer
            key={recording.url}
            url={recording.url}
            label="Your recording"
            unplayable="This page does not let the browser play recordings."
          />
        </div>
      )}
      {step.task === 'repeat' && recording && transcript === undefined && (
        <p className={smallText}>{recognitionNotes.none}</p>
      )}
      {step.task === 'repeat' && transcript !== undefined && (
        <>
          <p>
            Your device understood {heard} of {words.length} words. {recognitionNotes.heard}
          </p>
          <ul className={spokenWords} aria-label="Words of the sentence">
            {words.map(({ word, isHeard }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a word may be there twice
              <li key={index} data-heard={isHeard} {...untranslated}>
                {word}
                {!isHeard && <span className={visuallyHidden}> (not understood)</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
