import { useAsync } from '../../kit/loading/use-async.ts';
import { primary } from '../../kit/ui/button.styles.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { fillSamples, offersSamples } from '../calls/desk-api.ts';
import { useAction } from '../calls/use-action.ts';
import { notice } from '../lead-desk.styles.ts';
import { empty } from './inbox.styles.ts';

/** Says that no lead fits, and shows all again. */
export function NothingFound({ startOver }: { startOver(): void }) {
  return (
    <EmptyState
      text="No lead matches these filters."
      label="Show all leads"
      startOver={startOver}
    />
  );
}

/** A folder without leads; on a developer's desk that has none at all, with an offer of samples. */
export function EmptyFolder({ text, reload }: { text: string; reload(): void }) {
  const { loaded } = useAsync('samples', async () => ({ isOffered: await offersSamples() }));
  const { isBusy, problem, run } = useAction();
  const fill = () =>
    run(async () => {
      await fillSamples();
      reload();
    });
  return (
    <div className={empty}>
      <h2>Nothing here</h2>
      <p>{text}</p>
      {loaded?.isOffered && (
        <button type="button" className={primary} disabled={isBusy} onClick={fill}>
          Fill with 200 sample leads
        </button>
      )}
      <p className={notice} role="alert">
        {problem}
      </p>
    </div>
  );
}
