import type { RefObject } from 'react';
import { exchangeRates } from '../content/exchange-rates.ts';
import type { WholeInterview } from '../content/interview/whole-types.ts';
import { card, mutedText, smallText } from '../kit/core/card.styles.ts';
import { Heading } from '../kit/core/heading.tsx';
import { SiteLink } from '../kit/core/site-link.tsx';
import { AnswerPlayer } from '../kit/media/answer-player.tsx';
import { actions, answers as answerList } from '../kit/media/interview.styles.ts';
import { subheading } from '../kit/media/setup.styles.ts';
import type { RecordingsById } from '../kit/media/use-recordings.ts';
import { addUp } from '../kit/rules/add-up.ts';
import { formatDay, localDay } from '../kit/rules/calendar-day.ts';
import { describeDuration } from '../kit/rules/duration.ts';
import { count } from '../kit/rules/plural.ts';
import { Done } from '../kit/tools/done.tsx';
import { NextStep } from '../kit/tools/next-step.tsx';
import { primary, secondary } from '../kit/ui/button.styles.ts';
import { type Findings, findContradictions } from './contradictions.logic.ts';
import type { Facts } from './facts.logic.ts';
import { compareAnswers, describeVoice, isShort } from './hearing.logic.ts';
import {
  type Answer,
  type Asked,
  countRecorded,
  followUpsFor,
  type Run,
  type Voice,
} from './run.logic.ts';
import { type PastAnswer, recordingKey } from './session.logic.ts';
import type { WholeRun } from './use-whole-run.ts';
import { findings, fold, paper, side, stackCard } from './whole-interview.styles.ts';

interface ReportProps {
  interview: WholeInterview;
  run: Run;
  facts: Facts;
  session: WholeRun;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** All answers of a run, points in them that do not match, and how they differ from earlier ones. */
export function Report({ interview, run, facts, session, headingRef }: ReportProps) {
  const { questions, answers } = run;
  const today = localDay(new Date());
  const { perEuro } = exchangeRates;
  const found = findContradictions({ facts, interview, questions, answers, today, perEuro });
  const isMarked = answers.every(
    ({ questionId, marks }) =>
      marks.length > 0 || !questions.find(({ id }) => id === questionId)?.followUps.length,
  );
  const given = answers.filter(isGiven);
  const short = given.filter(isShort);
  const full = given.filter((answer) => !short.includes(answer));
  const empty = answers.filter((answer) => !isGiven(answer));
  const line = (answer: Answer) => {
    const question = questions.find(({ id }) => id === answer.questionId);
    return (
      question && (
        <AnswerLine
          key={question.id}
          number={answers.indexOf(answer) + 1}
          question={question}
          answer={answer}
          run={session.number}
          past={session.past[question.id]}
          recordings={session.recordings}
        />
      )
    );
  };
  return (
    <div className={`${card} ${paper}`}>
      <Heading level={3} ref={headingRef} className={subheading} tabIndex={-1}>
        Your interview: {interview.name}
      </Heading>
      <Done
        figure={
          <p>
            {given.length} of {answers.length} answered
          </p>
        }
        text={describeSpoken(answers)}
        isNone={given.length * 2 < answers.length}
      />
      {found.sentences.length > 0 && (
        <section className={findings} aria-labelledby="whole-findings">
          <Heading level={4} id="whole-findings">
            Points that do not match, or that you may be asked about
          </Heading>
          <ul>
            {found.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <Compared {...found} />
        </section>
      )}
      {short.length > 0 && (
        <section className={stackCard} aria-labelledby="whole-short">
          <Heading level={4} id="whole-short">
            Say more here
          </Heading>
          <ol className={answerList}>{short.map(line)}</ol>
        </section>
      )}
      <div>
        {empty.length > 0 && (
          <details className={fold}>
            <summary>{empty.length} not answered</summary>
            <ol className={answerList}>{empty.map(line)}</ol>
          </details>
        )}
        {full.length > 0 && (
          <details className={fold}>
            <summary>{count(full.length, 'answer')}</summary>
            <ol className={answerList}>{full.map(line)}</ol>
          </details>
        )}
        {found.sentences.length === 0 && (
          <details className={fold}>
            <summary>
              Points that do not match: {found.fitting.length > 0 ? 'none found' : 'not compared'}
            </summary>
            <div className={stackCard}>
              <p>
                {found.fitting.length > 0
                  ? 'We found no contradictions in what we could compare.'
                  : `${isMarked ? '' : 'There was too little to compare: tick what your answers say. '}Fill in your facts in the setup, and we compare your answers with them.`}
              </p>
              <Compared {...found} />
            </div>
          </details>
        )}
      </div>
      <p>
        <SiteLink
          path={`/tools?visa-country=${interview.country}&visa-answer=refusal#visa-requirements`}
        >
          If the visa is refused: what to do, and by when
        </SiteLink>
      </p>
      <div className={actions}>
        <button type="button" className={primary} part="button" onClick={session.leave}>
          New questions
        </button>
        <button type="button" className={secondary} part="button" onClick={session.repeat}>
          Same questions again
        </button>
        <button type="button" className={secondary} part="button" onClick={() => print()}>
          Print this page
        </button>
      </div>
      <NextStep from="visa-interview-simulator" isSecond />
      <p className={smallText}>
        {`${formatDay(today)}, ${count(answers.filter(({ followUp }) => followUp).length, 'follow-up')}, ${count(countRecorded(answers), 'answer')} recorded.`}
      </p>
    </div>
  );
}

/** The limits of the comparison, the points that match, and those that could not be compared. */
function Compared({ fitting, missing }: Pick<Findings, 'fitting' | 'missing'>) {
  return (
    <>
      <p className={smallText}>
        We only compare what you told us, word for word. This is not a judgement of you or of your
        chances. If your form is wrong, correct the form. Do not fit the answer to it.
      </p>
      {fitting.length > 0 && <p>These match: {fitting.join('; ')}.</p>}
      {missing.length > 0 && (
        <details>
          <summary>Not compared, because details are missing</summary>
          <ul>
            {missing.map((compared) => (
              <li key={compared}>{compared}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Whether anything was said, typed or ticked. */
const isGiven = ({ marks, typed, voice, followUp }: Answer) =>
  marks.length > 0 ||
  [typed, followUp?.typed].some((text) => text?.trim()) ||
  !!(voice ?? followUp?.voice);

function describeSpoken(answers: readonly Answer[]): string {
  const voices = answers.flatMap(({ voice, followUp }) => [voice, followUp?.voice]);
  const seconds = Math.floor(addUp(voices.map((voice) => voice?.durationMs ?? 0)) / 1000);
  return seconds > 0
    ? `${describeDuration(seconds)} spoken aloud: the real interview is no longer new to you.`
    : 'Say the answers aloud next time: the real interview is spoken.';
}

interface AnswerLineProps {
  number: number;
  question: Asked;
  answer: Answer;
  /** The number of this run. */
  run: number;
  past: PastAnswer | undefined;
  recordings: RecordingsById;
}

function AnswerLine({ number, question, answer, run, past, recordings }: AnswerLineProps) {
  const { marks, followUp } = answer;
  const others = followUpsFor(question, marks).filter(({ ask }) => ask !== followUp?.ask);
  return (
    <li>
      <Heading level={4}>
        {number}. {question.text}
      </Heading>
      <div className={side} data-two={past ? '' : undefined}>
        <div>
          {past && <strong>Now</strong>}
          <Given answer={answer} run={run} name={`question ${number}`} recordings={recordings} />
          {past &&
            compareAnswers(answer, past.answer).map((sentence) => <p key={sentence}>{sentence}</p>)}
        </div>
        {past && (
          <div>
            <strong>Last time</strong>
            <Given
              answer={past.answer}
              run={past.run}
              name={`question ${number}, last time`}
              recordings={recordings}
            />
          </div>
        )}
      </div>
      {others.length > 0 && (
        <p className={mutedText}>
          You might also have been asked: {others.map(({ ask }) => ask).join(' ')}
        </p>
      )}
      {question.tip && <p className={mutedText}>Tip: {question.tip}</p>}
    </li>
  );
}

interface GivenProps {
  answer: Answer;
  run: number;
  /** The question, for the names of the players. */
  name: string;
  recordings: RecordingsById;
}

/** An answer with its follow-up, as it was given. */
function Given({ answer, run, name, recordings }: GivenProps) {
  const { questionId, marks, typed, voice, followUp } = answer;
  const play = (isFollowUp: boolean, label: string) => {
    const recording = recordings[recordingKey(run, questionId, isFollowUp)];
    return recording && <AnswerPlayer recording={recording} label={label} />;
  };
  return (
    <>
      {play(false, `Your answer to ${name}`)}
      <Said typed={typed} voice={voice} />
      {marks.length > 0 && <p>You ticked: {marks.join(', ')}.</p>}
      {followUp && (
        <>
          <p>
            Follow-up: <b>{followUp.ask}</b>
          </p>
          {play(true, `Your answer to the follow-up of ${name}`)}
          <Said typed={followUp.typed} voice={followUp.voice} />
        </>
      )}
    </>
  );
}

function Said({ typed, voice }: { typed: string; voice: Voice | null }) {
  const text = typed.trim();
  return (
    <>
      {text && <p>“{text}”</p>}
      {voice && <p className={mutedText}>{describeVoice(voice).join(' ')}</p>}
    </>
  );
}
