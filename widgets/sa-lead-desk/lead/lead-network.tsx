import type { Lead } from '../../../worker/contract/leads.ts';
import { secondary } from '../../kit/ui/button.styles.ts';
import { ClearList } from '../inbox/clear-list.tsx';
import { NO_FILTERS } from '../inbox/filters.logic.ts';
import type { InboxStore } from '../inbox/use-inbox.ts';
import { panel, quiet, row } from '../lead-desk.styles.ts';

interface LeadNetworkProps {
  lead: Lead;
  inbox: InboxStore;
  /** Reads the lead again. */
  refresh(): void;
}

/** The other leads of the same network, to show, release or mark together. */
export function LeadNetwork({ lead, inbox, refresh }: LeadNetworkProps) {
  const { network, sameNetwork, folder } = lead;
  if (network === null || sameNetwork < 2) return null;
  const changed = () => {
    refresh();
    inbox.reload();
  };
  const show = () => {
    inbox.choose({ ...NO_FILTERS, folder, network });
    location.hash = 'inbox';
  };
  return (
    <section className={panel} aria-labelledby="network">
      <h2 id="network">{`${sameNetwork} leads from this network in 30 days`}</h2>
      <p className={quiet}>A school, a fair or a mobile provider is also one network.</p>
      <div className={row}>
        <button type="button" className={secondary} onClick={show}>
          Show them
        </button>
      </div>
      {folder === 'flagged' && (
        <ClearList
          filter={{ network, folder }}
          act="release"
          label="Release all of this network"
          refresh={changed}
        />
      )}
      <ClearList
        filter={{ network }}
        act="spam"
        label="Mark all of this network as spam"
        refresh={changed}
      />
    </section>
  );
}
