import { useMemo, useRef, useState } from 'react';
import type { Slots } from '../../../worker/contract/appointment.ts';
import { smallText } from '../core/card.styles.ts';
import { primary } from '../core/primary-button.styles.ts';
import { visuallyHidden } from '../core/visually-hidden.styles.ts';
import { secondary } from '../ui/button.styles.ts';
import { controls, tile } from './appointment.styles.ts';
import { groupByDay, nameZone } from './times.logic.ts';

/** Days shown at once. */
const SHOWN = 7;

interface TimeChoiceProps {
  slots: Slots;
  /** Time zone of the visitor. */
  zone: string;
  /** Starts that have been taken. */
  gone: readonly string[];
  isBusy: boolean;
  book(startsAt: string): void;
  decline(): void;
  /** Whether the visitor has a booking. */
  isMove: boolean;
}

/** The free times: a day, then a start. One press books. */
export function TimeChoice(props: TimeChoiceProps) {
  const { slots, zone, gone, isBusy, book, decline, isMove } = props;
  const ref = useRef<HTMLFieldSetElement>(null);
  const all = useMemo(() => groupByDay(slots, zone, +new Date(), gone), [slots, zone, gone]);
  const [chosenDay, setChosenDay] = useState('');
  const [startsAt, setStartsAt] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const dayIndex = Math.max(
    0,
    all.findIndex(({ day }) => day === chosenDay),
  );
  const chosen = all[dayIndex];
  const from = dayIndex - (dayIndex % SHOWN);

  const goToDay = (index: number) => {
    setChosenDay(all[index]?.day ?? '');
    setStartsAt('');
  };

  if (!chosen) {
    return <p>There are no free times in the next few days. We will call you.</p>;
  }
  const start = chosen.starts.find((each) => each.startsAt === startsAt);
  const isElsewhere = chosen.starts.some(({ there }) => there);
  return (
    <>
      <p className={smallText}>
        {slots.minutes} minutes, free of charge. If you choose no time,{' '}
        {isMove ? 'yours stays' : 'we will call you'}.
      </p>
      <fieldset>
        <legend className={visuallyHidden}>Day</legend>
        <div>
          {all.slice(from, from + SHOWN).map(({ day, weekday, date, free }, index) => (
            <label key={day} className={tile}>
              {/* Outside of the form around it, which Enter would submit. */}
              <input
                type="radio"
                name="sa-day"
                form=""
                checked={from + index === dayIndex}
                onChange={() => goToDay(from + index)}
              />
              <span>{weekday}</span>
              <b>{date}</b>
              <small>{free}</small>
            </label>
          ))}
        </div>
      </fieldset>
      {all.length > SHOWN && (
        <div className={controls}>
          <button
            type="button"
            className={secondary}
            aria-label="Earlier days"
            disabled={from === 0}
            onClick={() => goToDay(from - SHOWN)}
          >
            Earlier
          </button>
          <button
            type="button"
            className={secondary}
            aria-label="Later days"
            disabled={from + SHOWN >= all.length}
            onClick={() => goToDay(from + SHOWN)}
          >
            Later
          </button>
        </div>
      )}
      <fieldset ref={ref} data-two={isElsewhere || undefined}>
        <legend>
          {chosen.name},{' '}
          {isElsewhere ? 'your time' : nameZone(zone, chosen.starts[0]?.startsAt ?? '')}
        </legend>
        <div>
          {chosen.starts.map((each) => (
            <label key={each.startsAt} className={tile}>
              <input
                type="radio"
                name="sa-start"
                form=""
                checked={each.startsAt === startsAt}
                onChange={() => {
                  setStartsAt(each.startsAt);
                  setIsMissing(false);
                }}
              />
              <b>{each.time}</b>
              {each.there && <small>{each.there}</small>}
            </label>
          ))}
        </div>
      </fieldset>
      <p role="alert">{isMissing && 'Choose one of the times first.'}</p>
      <div className={controls}>
        <button
          type="button"
          className={primary}
          part="button"
          disabled={isBusy}
          onClick={() => {
            if (start) return book(start.startsAt);
            setIsMissing(true);
            ref.current?.querySelector('input')?.focus();
          }}
        >
          {isBusy
            ? 'One moment…'
            : start
              ? `Book ${start.time} on ${chosen.name}`
              : 'Book this time'}
        </button>
        <button type="button" className={secondary} disabled={isBusy} onClick={decline}>
          {isMove ? 'Keep my time' : 'None of these suits me'}
        </button>
      </div>
    </>
  );
}
