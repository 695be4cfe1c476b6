import Download from 'lucide/dist/esm/icons/download.mjs';
import type { Partner } from '../../../worker/contract/leads.ts';
import { LoadingState } from '../../kit/loading/loading-state.tsx';
import { secondary } from '../../kit/ui/button.styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { callDesk } from '../desk-api.ts';
import { partnerName, useDesk } from '../desk-context.ts';
import { pageHead } from '../lead-desk.styles.ts';
import { useRemote } from '../use-remote.ts';
import { AddPartner } from './add-partner.tsx';
import { PartnerCard } from './partner-card.tsx';
import { putPartner } from './partners.logic.ts';
import { Refusals, Requested } from './refusals.tsx';

/** Who may place our elements, from where, and what comes of it. */
export function PartnersPage() {
  const { value, setValue, hasFailed, retry } = useRemote(() => callDesk('listPartners', {}));
  const { partners, reload } = useDesk();
  const put = (partner: Partner) => {
    if (value) setValue(putPartner(value, partner));
    if (partnerName({ partners }, partner.id) !== partner.name) reload();
  };
  return (
    <>
      <div className={pageHead}>
        <h1 tabIndex={-1}>Partners</h1>
        <a className={secondary} href="/api/partners.csv" download>
          <Icon icon={Download} />
          Leads by month (CSV)
        </a>
      </div>
      {value ? (
        <>
          <Requested list={value} put={put} />
          <AddPartner put={put} />
          {value.partners.map((partner) => (
            <PartnerCard key={partner.id} partner={partner} put={put} />
          ))}
          <Refusals list={value} put={put} />
        </>
      ) : (
        <LoadingState subject="The list of partners" hasFailed={hasFailed} retry={retry} />
      )}
    </>
  );
}
