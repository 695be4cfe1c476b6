import type { Lead } from '../../../worker/contract/leads.ts';
import { ClearList } from '../inbox/clear-list.tsx';
import { NO_FILTERS } from '../inbox/filters.logic.ts';
import type { InboxStore } from '../inbox/use-inbox.ts';
import { quiet, row } from '../lead-desk.styles.ts';
import { Button, Panel } from '../ui/basics.tsx';

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
    <Panel id="network" heading={`${sameNetwork} leads from this network in 30 days`}>
      <p className={quiet}>A school, a fair or a mobile provider is also one network.</p>
      <div className={row}>
        <Button onClick={show}>Show them</Button>
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
    </Panel>
  );
}
