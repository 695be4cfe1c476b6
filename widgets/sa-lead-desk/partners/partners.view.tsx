import { useState } from 'react';
import type { Partner } from '../../../worker/contract/leads.ts';
import { Field } from '../../kit/forms/field.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { LoadingState } from '../../kit/loading/loading-state.tsx';
import { primary } from '../../kit/ui/button.styles.ts';
import { callDesk, describeProblem } from '../calls/desk-api.ts';
import { useRemote } from '../calls/use-remote.ts';
import { DeskHistory } from '../history/desk-history.tsx';
import { inlineForm, pageHead, quiet } from '../lead-desk.styles.ts';
import { NewOrigins, Requested, RuledOrigins } from '../origins/new-origins.tsx';
import { type Desk, useDesk, useMay } from '../shell/desk-context.ts';
import { Button, Panel, Problem } from '../ui/basics.tsx';
import { SaveFile } from '../ui/save-file.tsx';
import { PartnerCard } from './partner-card.tsx';
import { checkPartner, PARTNER_FIELDS, putPartner } from './partners.logic.ts';

const listPartners = () => callDesk('listPartners', {});

/** Partners, their websites, and the leads from each. */
export function PartnersPage() {
  const { value, update, hasFailed, retry } = useRemote(listPartners);
  const { partners, reload } = useDesk();
  const mayChange = useMay('changePartner');
  // The partners stay as shown: a new secret, which is shown once, is there until the page is left.
  const refresh = () =>
    listPartners().then(
      (fresh) => update(({ partners: shown }) => ({ ...fresh, partners: shown })),
      // The change is on screen by then; only its line in the history is missing.
      () => {},
    );
  const put = (partner: Partner) => {
    update((list) => putPartner(list, partner));
    if (!isLike(partner, partners)) reload();
    refresh();
  };
  return (
    <>
      <div className={pageHead}>
        <h1 tabIndex={-1}>Partners</h1>
        <SaveFile file="exportPartnerMonths" input={{}} label="Leads by month (CSV)" />
      </div>
      {value ? (
        <>
          {!mayChange && <p className={quiet}>Only an admin of the desk can change partners.</p>}
          <Requested list={value} put={put} />
          {value.partners.map((partner) => (
            <PartnerCard key={partner.id} partner={partner} put={put} />
          ))}
          <NewOrigins list={value} put={put} refresh={refresh} />
          <RuledOrigins list={value} refresh={refresh} />
          {mayChange && <AddPartner put={put} />}
          <DeskHistory events={value.events} />
        </>
      ) : (
        <LoadingState subject="The list of partners" hasFailed={hasFailed} retry={retry} />
      )}
    </>
  );
}

/** Whether the filters and the look-alike warnings have this version of the partner. */
const isLike = ({ id, name, origins }: Partner, partners: Desk['partners']) => {
  const known = partners.find((partner) => partner.id === id);
  return known?.name === name && known.origins.join() === origins.join();
};

/** A form for a new partner. */
function AddPartner({ put }: { put(partner: Partner): void }) {
  const { announce } = useDesk();
  const [problem, setProblem] = useState('');
  const form = useForm({
    names: PARTNER_FIELDS,
    check: checkPartner,
    async onValid(value) {
      setProblem('');
      put(await callDesk('addPartner', value));
      announce(`${value.name} has been added`);
      return true;
    },
    onError: (error) => setProblem(describeProblem(error)),
  });
  return (
    <Panel id="add-partner" heading="Add a partner">
      <form {...form.formProps} className={inlineForm} aria-labelledby="add-partner">
        <Field form={form} name="partner-name" label="Name" autoComplete="off" />
        <Field form={form} name="partner-id" label="Short name for links" autoComplete="off" />
        <Button type="submit" look={primary} disabled={form.isBusy}>
          Add a partner
        </Button>
        <Problem text={problem} />
      </form>
    </Panel>
  );
}
