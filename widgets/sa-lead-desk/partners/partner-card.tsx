import { useState } from 'react';
import type { DeskInput } from '../../../worker/contract/desk.ts';
import type { Partner } from '../../../worker/contract/leads.ts';
import { callDesk, DeskError } from '../calls/desk-api.ts';
import { useAction } from '../calls/use-action.ts';
import { BarLine } from '../chart/bar-chart.tsx';
import { barsOf } from '../chart/bars.logic.ts';
import {
  badge,
  letter,
  notice,
  pageHead,
  panel,
  plainList,
  quiet,
  row,
  textButton,
} from '../lead-desk.styles.ts';
import { useDesk, useMay } from '../shell/desk-context.ts';
import { Button, Problem } from '../ui/basics.tsx';
import { OneFieldForm } from '../ui/one-field-form.tsx';
import { extractOrigin } from './partners.logic.ts';

type PartnerChange = DeskInput<'changePartner'>['change'];

interface PartnerCardProps {
  partner: Partner;
  /** Shows the changed partner. */
  put(partner: Partner): void;
}

/** A partner: its name, origins, webhook and leads by month. */
export function PartnerCard({ partner, put }: PartnerCardProps) {
  const { id, name, isActive, version, months } = partner;
  const { announce } = useDesk();
  const { problem, run } = useAction();
  const [isEditing, setIsEditing] = useState(false);
  const mayChange = useMay('changePartner');

  async function change(wanted: PartnerChange, done: string) {
    try {
      put(await callDesk('changePartner', { id, version, change: wanted }));
    } catch (error) {
      // Show the other member's version, so that the next press uses it.
      if (error instanceof DeskError && error.current) put(error.current as Partner);
      throw error;
    }
    announce(done);
  }

  const toggle = () =>
    run(() => change({ isActive: !isActive }, `${name} is ${isActive ? 'paused' : 'active'}`));
  return (
    <section className={panel} aria-labelledby={`partner-${id}`}>
      <div className={pageHead}>
        <div className={row}>
          <h2 id={`partner-${id}`}>{name}</h2>
          <span className={badge} data-tone={isActive ? 'good' : 'warning'}>
            {isActive ? 'Active' : 'Paused'}
          </span>
          <code className={quiet}>{id}</code>
        </div>
        {mayChange && (
          <div className={row}>
            <Button onClick={toggle}>{isActive ? 'Pause' : 'Resume'}</Button>
            <Button aria-expanded={isEditing} onClick={() => setIsEditing(!isEditing)}>
              Edit
            </Button>
          </div>
        )}
      </div>
      <Problem text={problem} />
      {partner.webhookSecret && <Secret secret={partner.webhookSecret} />}
      {isEditing && <PartnerEdit partner={partner} change={change} />}
      <Origins partner={partner} put={put} />
      <BarLine heading="Last 12 months" unit="lead" step="Month" bars={barsOf(months)} />
    </section>
  );
}

function Secret({ secret }: { secret: string }) {
  return (
    <div className={notice} role="status">
      <p>The secret of this webhook. Copy it now: you see it only once.</p>
      <code className={letter}>{secret}</code>
    </div>
  );
}

interface PartnerEditProps {
  partner: Partner;
  change(change: PartnerChange, done: string): Promise<void>;
}

function PartnerEdit({ partner: { id, name, webhookUrl }, change }: PartnerEditProps) {
  return (
    <>
      <OneFieldForm
        name={`rename-${id}`}
        label="New name"
        initial={name}
        button="Rename"
        check={(text) => (text ? '' : 'Enter a name')}
        send={async (text) => {
          await change({ name: text }, `Renamed to ${text}`);
          return false;
        }}
      />
      <OneFieldForm
        name={`webhook-${id}`}
        label="Webhook address"
        hint="It receives every new lead, without any details of the visitor. Leave empty for no webhook."
        type="url"
        initial={webhookUrl ?? ''}
        button="Save webhook"
        send={async (text) => {
          await change({ webhookUrl: text || null }, 'The webhook is saved');
          return false;
        }}
      />
    </>
  );
}

function Origins({ partner: { id, origins }, put }: PartnerCardProps) {
  const { problem, run } = useAction();
  const mayChange = useMay('removeOrigin');
  const remove = (origin: string) =>
    run(async () => put(await callDesk('removeOrigin', { partnerId: id, origin })));
  return (
    <>
      <h3>Websites</h3>
      {origins.length === 0 && (
        <p className={quiet}>No websites yet, so leads from its pages are flagged.</p>
      )}
      <ul className={plainList}>
        {origins.map((origin) => (
          <li key={origin} className={row}>
            <span>{origin}</span>
            {mayChange && (
              <Button
                look={textButton}
                aria-label={`Remove ${origin}`}
                onClick={() => remove(origin)}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Problem text={problem} />
      {mayChange && (
        <OneFieldForm
          name={`origin-${id}`}
          label="New website"
          hint="Only the beginning of its address: https://partner.example"
          button="Allow website"
          check={(text) => (text ? '' : 'Enter a website, such as https://partner.example')}
          send={async (text) => {
            put(await callDesk('addOrigin', { partnerId: id, origin: extractOrigin(text) }));
            return true;
          }}
        />
      )}
    </>
  );
}
