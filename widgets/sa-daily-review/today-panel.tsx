import { type RefObject, useRef } from 'react';
import { card, smallText } from '../kit/core/card.styles.ts';
import { Heading } from '../kit/core/heading.tsx';
import { untranslated } from '../kit/core/untranslated.ts';
import { formatDay, utcDay } from '../kit/rules/calendar-day.ts';
import { addDays } from '../kit/rules/day-arithmetic.ts';
import { count } from '../kit/rules/plural.ts';
import { Done, PractisedWeek } from '../kit/tools/done.tsx';
import { NextStep } from '../kit/tools/next-step.tsx';
import { primary, secondary } from '../kit/ui/button.styles.ts';
import { SelectField } from '../kit/ui/select-field.tsx';
import { useFocusAfter } from '../kit/ui/use-focus-after.ts';
import { useNow } from '../kit/ui/use-now.ts';
import { chart, numbers, pair, remark, reviewCard, today } from './daily-review.styles.ts';
import {
  countRetention,
  type DayPlan,
  describeTomorrow,
  findHardest,
  forecastDue,
  listAhead,
  listPractisedDays,
  wallTime,
} from './day.logic.ts';
import {
  ANSWER_WAYS,
  type AnswerWay,
  NEW_LIMITS,
  type ReviewSettings,
} from './review-data.logic.ts';
import type { ReviewState, ReviewStore } from './review-store.ts';
import type { ReviewWord } from './review-words.logic.ts';
import type { WallTime } from './schedule.logic.ts';

interface TodayPanelProps {
  store: ReviewStore;
  state: ReviewState;
  plan: DayPlan;
  now: WallTime;
  words: readonly ReviewWord[];
  /** After a sitting: its words. Null before one. */
  finished: readonly string[] | null;
  start(): void;
}

/** The words due, the way to answer, and the results. */
export function TodayPanel(props: TodayPanelProps) {
  const { store, state, plan, now, finished, start } = props;
  const { settings, memories, reviews } = state;
  const amount = plan.due.length + plan.fresh.length;
  const titleRef = useRef<HTMLHeadingElement>(null);
  const focusTitle = useFocusAfter(titleRef);
  return (
    <>
      <ClockRemark store={store} state={state} leave={focusTitle} />
      <div className={today}>
        <section className={card} part="card" aria-labelledby="review-today-title">
          {finished ? (
            <Finished {...props} finished={finished} headingRef={titleRef} />
          ) : (
            <>
              <Heading level={3} id="review-today-title" ref={titleRef} data-focus tabIndex={-1}>
                Today
              </Heading>
              <dl className={numbers}>
                <div>
                  <dt>due today</dt>
                  <dd>{plan.due.length}</dd>
                </div>
                <div>
                  <dt>new today</dt>
                  <dd>{plan.fresh.length}</dd>
                </div>
              </dl>
            </>
          )}
          {amount > 0 ? (
            <button type="button" className={primary} part="button" onClick={start}>
              Review {count(amount, finished ? 'more word' : 'word')}
            </button>
          ) : (
            <p>{describeRest(plan, memories, now, settings)}</p>
          )}
          {amount === 0 && <NextStep from="vocabulary-practice" />}
          <details>
            <summary>
              {ANSWER_WAYS[settings.way]}, {settings.newLimit || 'no'} new a day
            </summary>
            <div className={pair}>
              <SelectField
                name="review-way"
                label="How you answer"
                value={settings.way}
                options={WAYS}
                onChange={({ currentTarget }) =>
                  store.saveSettings({ way: currentTarget.value as AnswerWay })
                }
              />
              <SelectField
                name="review-limit"
                label="New words a day"
                value={String(settings.newLimit)}
                options={LIMITS}
                onChange={({ currentTarget }) =>
                  store.saveSettings({ newLimit: Number(currentTarget.value) })
                }
              />
            </div>
          </details>
          <p className={smallText}>
            A missed day costs nothing: words that were due wait, and no count starts over. You can
            stop after any word.
          </p>
        </section>
        {reviews.length > 0 && (
          <section className={card} part="card" aria-labelledby="review-days-title">
            <Heading level={3} id="review-days-title">
              The next 14 days
            </Heading>
            <Forecast state={state} now={now} />
            {!finished && (
              <>
                <Heading level={3}>The last 14 days</Heading>
                <PractisedDays state={state} now={now} />
              </>
            )}
            <p>{describeRetention(reviews)}</p>
          </section>
        )}
      </div>
    </>
  );
}

interface FinishedProps extends Pick<TodayPanelProps, 'state' | 'now' | 'words'> {
  finished: readonly string[];
  headingRef: RefObject<HTMLHeadingElement | null>;
}

const LONG_DAYS = 6;

/** The result of a session, whose heading replaces the day's. */
function Finished({ state, finished, now, words, headingRef }: FinishedProps) {
  const { memories, reviews } = state;
  const today = utcDay(now);
  const soon = addDays(today, LONG_DAYS);
  const hardest = findHardest(reviews, today);
  const word = words.find(({ id }) => id === hardest);
  const steady = finished.filter((id) => utcDay(memories[id]?.dueAt ?? now) > soon).length;
  return (
    <>
      <Done
        figure={
          <Heading level={3} id="review-today-title" ref={headingRef} data-focus tabIndex={-1}>
            {count(finished.length, 'word')} reviewed
          </Heading>
        }
        text={
          steady > 0
            ? `${steady} of them stay with you: no review needed for a week.`
            : 'Each of them comes back just before you would forget it.'
        }
      >
        <PractisedWeek practised={new Set(reviews.map(({ at }) => utcDay(at)))} today={today} />
      </Done>
      {word && (
        <div className={reviewCard}>
          <p className={smallText}>Hardest today</p>
          <strong {...untranslated}>{word.word}</strong>
          <p>{word.definition}</p>
        </div>
      )}
    </>
  );
}

const WAYS = Object.entries(ANSWER_WAYS).map(([value, label]) => ({ value, label }));
const LIMITS = NEW_LIMITS.map((limit) => ({
  value: String(limit),
  label: limit ? String(limit) : 'None for now',
}));

function describeRest(
  { begun, unseen }: DayPlan,
  memories: ReviewState['memories'],
  now: WallTime,
  { newLimit }: ReviewSettings,
): string {
  const days = forecastDue(Object.values(memories), now);
  const next = days.find(({ count }) => count > 0);
  const limit =
    begun >= newLimit && newLimit > 0 ? ' To get more, raise the number of new words.' : '';
  const tomorrow = describeTomorrow(days[1]?.count ?? 0, unseen, newLimit);
  if (next && tomorrow) return `You have finished for today. ${tomorrow}${limit}`;
  if (next)
    return `You have finished for today. Next: ${count(next.count, 'word')} on ${formatDay(next.day)}.${limit}`;
  return `Nothing is due. Choose decks or add your own words under “Words”.${limit}`;
}

const FEW_ANSWERS = 20;

function describeRetention(reviews: ReviewState['reviews']): string {
  const { asked, known } = countRetention(reviews);
  if (asked === 0)
    return 'Here you will see how many words you still know when they come again. The aim is 90%.';
  const share = `Words you still knew when they came again: ${known} of ${asked} in the last 30 days`;
  return asked < FEW_ANSWERS
    ? `${share}. These are too few to say more; the aim is 90%.`
    : `${share} (${Math.round((100 * known) / asked)}%; the aim is 90%).`;
}

interface ChartProps {
  state: ReviewState;
  now: WallTime;
}

const STEP = 24;
const HEIGHT = 72;

/** Words due on each day, as bars with their numbers. */
function Forecast({ state: { memories }, now }: ChartProps) {
  const days = forecastDue(Object.values(memories), now);
  const most = Math.max(1, ...days.map((day) => day.count));
  const said = days.map((day, index) => `${nameDay(day.day, index)} ${day.count}`).join(', ');
  return (
    <svg
      className={chart}
      viewBox={`0 0 ${days.length * STEP} ${HEIGHT + 36}`}
      role="img"
      aria-label={`Due: ${said}`}
    >
      {days.map((day, index) => {
        const height = day.count ? Math.max(3, (HEIGHT * day.count) / most) : 1;
        const x = index * STEP;
        return (
          <g key={day.day}>
            <rect x={x + 3} y={16 + HEIGHT - height} width={STEP - 6} height={height} rx="2" />
            {day.count > 0 && (
              <text x={x + STEP / 2} y={12 + HEIGHT - height}>
                {day.count}
              </text>
            )}
            <text x={x + STEP / 2} y={HEIGHT + 32}>
              {Number(day.day.slice(8))}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const nameDay = (day: string, index: number) => (index === 0 ? 'today' : formatDay(day));

/** A dot for each day, filled for a day of practice. */
function PractisedDays({ state: { reviews }, now }: ChartProps) {
  const days = listPractisedDays(reviews, now);
  const amount = days.filter(({ isPractised }) => isPractised).length;
  return (
    <svg
      className={chart}
      viewBox={`0 0 ${days.length * STEP} ${STEP}`}
      role="img"
      aria-label={`You practised on ${amount} of the last 14 days`}
    >
      {days.map(({ day, isPractised }, index) => (
        <circle
          key={day}
          cx={index * STEP + STEP / 2}
          cy={STEP / 2}
          r="7"
          data-practised={isPractised || undefined}
        />
      ))}
    </svg>
  );
}

/** Shown if answers have a later day than the clock: the visitor knows which of the two is wrong. */
function ClockRemark({
  store,
  state,
  leave,
}: Pick<TodayPanelProps, 'store' | 'state'> & { leave(): void }) {
  const clock = wallTime(useNow());
  const ahead = listAhead(state.reviews, clock);
  if (!ahead.length) return null;
  const latest = Math.max(...ahead.map(({ at }) => at));
  const day = (at: WallTime) => formatDay(new Date(at).toISOString().slice(0, 10));
  return (
    <div className={remark}>
      <p>
        The clock of this device says {day(clock)}, but you have answers of {day(latest)}. If the
        clock is wrong now, set it and reload the page. If it was wrong then, count those answers as
        today’s.
      </p>
      <button
        type="button"
        className={secondary}
        part="button"
        onClick={() => {
          leave();
          store.moveReviews(ahead, clock);
        }}
      >
        Count {count(ahead.length, 'answer')} as today’s
      </button>
    </div>
  );
}

/** Says how storing failed, if it did; otherwise empty. */
export function describeKeeping({ keeping, unreadable }: ReviewState): string {
  const damaged = unreadable
    ? `${count(unreadable, 'stored item')} could not be read and was left as it is. `
    : '';
  return damaged + KEEPING[keeping];
}

const KEEPING: Record<ReviewState['keeping'], string> = {
  kept: '',
  full: 'This browser’s storage is full, so your new answers last only until you leave the page. Your older answers are safe. Free some space, and your next answer stores everything.',
  blocked:
    'This browser does not let us store your review, so it lasts only until you leave the page. Your older answers stay as they are.',
  newer:
    'A newer version of this tool has stored your review. Reload the page to get that version; until then we store nothing.',
};
