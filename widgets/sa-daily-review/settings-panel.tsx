import { useRef, useState } from 'react';
import { card, smallText } from '../kit/core/card.styles.ts';
import { Heading } from '../kit/core/heading.tsx';
import { useSiteBase } from '../kit/element/host.ts';
import { Field } from '../kit/forms/field.tsx';
import { useForm } from '../kit/forms/use-form.ts';
import { localDay } from '../kit/rules/calendar-day.ts';
import { issue } from '../kit/rules/checked.ts';
import { saveFile } from '../kit/tools/save-file.ts';
import { buttons } from '../kit/tools/word-card.styles.ts';
import { secondary } from '../kit/ui/button.styles.ts';
import { useFocusAfter } from '../kit/ui/use-focus-after.ts';
import { today } from './daily-review.styles.ts';
import { writeReminder } from './reminder.logic.ts';
import type { ReviewStore } from './review-store.ts';

/** A reminder for the calendar, and the stored data of the review. */
export function SettingsPanel({ store }: { store: ReviewStore }) {
  return (
    <div className={today}>
      <Reminder />
      <Kept store={store} />
    </div>
  );
}

function Reminder() {
  const siteBase = useSiteBase();
  const [message, setMessage] = useState('');
  const form = useForm<string>({
    names: ['review-time'],
    check: ({ 'review-time': time = '' }) => ({
      issues: time ? [] : [issue('review-time', 'Choose a time first.')],
      value: time,
    }),
    onValid(time) {
      const now = new Date();
      const link = `${siteBase}/tools?vocabulary-side=review#vocabulary-practice`;
      const text = writeReminder({ time, link, firstDay: localDay(now) }, now);
      saveFile(new Blob([text], { type: 'text/calendar' }), 'daily-review.ics');
      setMessage(
        'Open the file to add the reminder to your calendar. To change the time, save and open a new file.',
      );
      return false;
    },
    onError: (error) => console.error(error),
  });
  return (
    <form {...form.formProps} className={card} part="form" aria-labelledby="reminder">
      <Heading level={3} id="reminder">
        A reminder in your calendar
      </Heading>
      <Field form={form} name="review-time" label="Every day at" type="time" defaultValue="19:00" />
      <div className={buttons}>
        <button type="submit" className={secondary} part="button">
          Save the calendar file
        </button>
      </div>
      <p role="status" className={smallText}>
        {message}
      </p>
      <p className={smallText}>
        Your own calendar reminds you; this website sends no notifications. Delete the event when
        you no longer want it.
      </p>
    </form>
  );
}

function Kept({ store }: { store: ReviewStore }) {
  const [isAsking, setAsking] = useState(false);
  const [message, setMessage] = useState('');
  const safeRef = useRef<HTMLButtonElement>(null);
  const focusSafe = useFocusAfter(safeRef);
  const ask = (isAsked: boolean) => {
    focusSafe();
    setAsking(isAsked);
  };
  const forget = async () => {
    ask(false);
    setMessage(
      (await store.forget())
        ? 'Your review is deleted from this browser.'
        : 'This browser did not let us delete your review. Close other tabs of it and try again.',
    );
  };
  return (
    <section className={card} part="card" aria-labelledby="kept">
      <Heading level={3} id="kept">
        What this browser stores
      </Heading>
      <p>
        Your own words, your answers and when each word is due stay in this browser and nowhere
        else. We store nothing before you answer, add a word or change a setting. Some browsers
        delete it if you do not visit for a while, so save your own words as a file.
      </p>
      <p className={smallText}>
        The 20 words and their streak are separate: the review never changes them, and “Forget” in
        your plan does not delete the review.
      </p>
      <div className={buttons}>
        {isAsking ? (
          <>
            <button type="button" className={secondary} part="button" onClick={forget}>
              Yes, delete all of it
            </button>
            <button
              ref={safeRef}
              type="button"
              className={secondary}
              part="button"
              onClick={() => ask(false)}
            >
              Keep it
            </button>
          </>
        ) : (
          <button
            ref={safeRef}
            type="button"
            className={secondary}
            part="button"
            onClick={() => ask(true)}
          >
            Delete my review
          </button>
        )}
      </div>
      <p role="status" className={smallText}>
        {isAsking
          ? 'This deletes your own words, your answers and your settings. You cannot undo it.'
          : message}
      </p>
    </section>
  );
}
