import { useRef, useState } from 'react';
import type { Hours } from '../../../worker/contract/calendar.ts';
import { useCopied } from '../../kit/ui/use-copied.ts';
import { callDesk } from '../calls/desk-api.ts';
import { useAction } from '../calls/use-action.ts';
import { letter, notice, quiet, row, textButton } from '../lead-desk.styles.ts';
import { useDesk } from '../shell/desk-context.ts';
import { AskOnce } from '../ui/ask-once.tsx';
import { Button, Problem } from '../ui/basics.tsx';

interface CalendarFeedProps {
  member: Hours['members'][number];
  show(hours: Hours): void;
}

const QUESTIONS = {
  make: {
    question:
      'Make a new address? The old one stops working, so add the new one to your calendars.',
    yes: 'Make a new address',
  },
  stop: {
    question: 'Stop the address? Calendars that use it will no longer show appointments.',
    yes: 'Stop the address',
  },
};

/** The address at which calendars subscribe to a member's appointments. */
export function CalendarFeed({ member: { email, name, hasFeed }, show }: CalendarFeedProps) {
  const { announce } = useDesk();
  const [url, setUrl] = useState('');
  const [asking, setAsking] = useState<keyof typeof QUESTIONS | null>(null);
  const { isBusy, problem, run } = useAction();
  const openers = { make: useRef<HTMLButtonElement>(null), stop: useRef<HTMLButtonElement>(null) };
  const make = () =>
    run(async () => {
      const made = await callDesk('makeCalendarFeed', { member: email });
      setAsking(null);
      setUrl(made.url);
      show(made.hours);
    });
  const stop = () =>
    run(async () => {
      const hours = await callDesk('stopCalendarFeed', { member: email });
      setAsking(null);
      setUrl('');
      show(hours);
      announce('The address is stopped');
    });
  const opener = (what: keyof typeof QUESTIONS, label: string) => (
    <Button
      ref={openers[what]}
      look={textButton}
      disabled={isBusy}
      aria-label={`${label} for ${name}`}
      onClick={() => (what === 'make' && !hasFeed ? make() : setAsking(what))}
    >
      {label}
    </Button>
  );
  return (
    <>
      <div className={row}>
        <p className={quiet}>
          {hasFeed
            ? 'Calendar feed: on, for Google, Apple or Outlook.'
            : 'Calendar feed: off. It shows the appointments in Google, Apple or Outlook.'}
        </p>
        {opener('make', hasFeed ? 'Make a new address' : 'Make an address')}
        {hasFeed && opener('stop', 'Stop it')}
      </div>
      {asking && (
        <AskOnce
          {...QUESTIONS[asking]}
          no="Keep the address"
          isBusy={isBusy}
          act={asking === 'make' ? make : stop}
          close={() => {
            openers[asking].current?.focus();
            setAsking(null);
          }}
        />
      )}
      {url && <NewAddress url={url} />}
      <Problem text={problem} />
    </>
  );
}

function NewAddress({ url }: { url: string }) {
  const { isCopied, copy } = useCopied(url);
  return (
    <div className={notice} role="status">
      <p>
        Copy the address now: you see it only once. Anyone who has it can see when you are booked,
        but no names. In your calendar, choose to subscribe to an address (Google: From URL;
        Outlook: Subscribe from web) and paste it there.
      </p>
      <code className={letter}>{url}</code>
      <div className={row}>
        <Button onClick={copy}>Copy the address</Button>
        {isCopied !== undefined && (
          <span>{isCopied ? 'Copied' : 'Select the address and copy it yourself.'}</span>
        )}
      </div>
    </div>
  );
}
