import type { NewsletterSummary } from '../../../worker/contract/leads.ts';
import { LoadingState } from '../../kit/loading/loading-state.tsx';
import { callDesk } from '../calls/desk-api.ts';
import { useRemote } from '../calls/use-remote.ts';
import { BarChart } from '../chart/bar-chart.tsx';
import { barsOf } from '../chart/bars.logic.ts';
import { STATUS_LABELS } from '../labels.ts';
import { pageHead, panel, tiles } from '../lead-desk.styles.ts';
import { SaveFile } from '../ui/save-file.tsx';

const CONFIRMATION: Record<NewsletterSummary['confirmation'], string> = {
  on: 'Confirmation is on. A subscription counts after its address has been confirmed by email.',
  off: 'Confirmation is off. Every subscription counts as confirmed at once.',
  'no-mail':
    'Confirmation is off because no email can be sent from here. Every subscription counts as confirmed at once.',
};

const STATES = ['confirmed', 'pending', 'unsubscribed'] as const;

const readNewsletter = () => callDesk('readNewsletter', {});

/** Readers of the newsletter, by state and month. */
export function NewsletterPage() {
  const { value, hasFailed, retry } = useRemote(readNewsletter);
  return (
    <>
      <div className={pageHead}>
        <h1 tabIndex={-1}>Newsletter</h1>
        <SaveFile file="exportConfirmedReaders" input={{}} label="Confirmed readers (CSV)" />
      </div>
      {value ? (
        <div className={panel}>
          <p>{CONFIRMATION[value.confirmation]}</p>
          <dl className={tiles}>
            {STATES.map((state) => (
              <div key={state}>
                <dt>{STATUS_LABELS[state]}</dt>
                <dd>{value.states[state]}</dd>
              </div>
            ))}
          </dl>
          <BarChart
            heading="New subscriptions, last 12 months"
            unit="subscription"
            step="Month"
            bars={barsOf(value.months)}
          />
        </div>
      ) : (
        <LoadingState subject="The newsletter" hasFailed={hasFailed} retry={retry} />
      )}
    </>
  );
}
