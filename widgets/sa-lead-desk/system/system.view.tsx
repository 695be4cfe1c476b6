import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import { useState } from 'react';
import type { OfficeMessage, OfficeWebhook } from '../../../worker/contract/leads.ts';
import { Field } from '../../kit/forms/field.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { LoadingState } from '../../kit/loading/loading-state.tsx';
import { primary, secondary } from '../../kit/ui/button.styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { callDesk, DeskError, describeProblem } from '../calls/desk-api.ts';
import { useAction } from '../calls/use-action.ts';
import { useRemote } from '../calls/use-remote.ts';
import { KIND_LABELS } from '../labels.ts';
import {
  badge,
  facts,
  notice,
  pageHead,
  panel,
  plainList,
  quiet,
  row,
} from '../lead-desk.styles.ts';
import { useDesk, useMay } from '../shell/desk-context.ts';
import { addressOf } from '../shell/route.logic.ts';
import { AskingButton } from '../ui/ask-once.tsx';
import { Button, Panel, Problem } from '../ui/basics.tsx';
import { DayAndTime } from '../ui/day-and-time.tsx';
import {
  checkAddress,
  describeMessage,
  describeOutcome,
  describeState,
  listMissing,
} from './system.logic.ts';
import { form as formClass } from './system.styles.ts';

const readSystem = () => callDesk('readOfficeWebhook', {});
const POLL_MS = 30_000;

/** The office's own system, which gets every lead: its state, address and last messages. */
export function SystemPage() {
  const { value, setValue, hasFailed, retry } = useRemote(readSystem, POLL_MS);
  const mayChange = useMay('setOfficeWebhook');
  return (
    <>
      <div className={pageHead}>
        <h1 tabIndex={-1}>Your own system</h1>
        <a className={secondary} href="#health">
          <Icon icon={ArrowLeft} />
          Health
        </a>
      </div>
      {value ? (
        <>
          <State system={value} show={setValue} />
          {mayChange ? (
            <Address key={value.version} system={value} show={setValue} />
          ) : (
            <p className={quiet}>Only an admin of the desk can change the address.</p>
          )}
          {value.messages.length > 0 && <Messages messages={value.messages} show={setValue} />}
        </>
      ) : (
        <LoadingState subject="The state of your own system" hasFailed={hasFailed} retry={retry} />
      )}
    </>
  );
}

interface PartProps {
  system: OfficeWebhook;
  show(system: OfficeWebhook): void;
}

function State({ system, show }: PartProps) {
  const { host, isPaused, lastAnswer, lastAt, failingSince, waiting } = system;
  const { announce } = useDesk();
  const { isBusy, problem, run } = useAction();
  const mayPause = useMay('pauseOfficeWebhook');
  const { label, tone, text } = describeState(system);
  const sendAll = () =>
    run(async () => {
      show(await callDesk('sendOfficeAgain', {}));
      announce('All that waits is sent now');
    });
  const pause = () =>
    run(async () => {
      show(await callDesk('pauseOfficeWebhook', { isPaused: !isPaused }));
      announce(isPaused ? 'Leads go to your system again' : 'Paused');
    });
  return (
    <section className={panel} aria-labelledby="system-state">
      <div className={pageHead}>
        <h2 id="system-state">{host ?? 'Leads stay here'}</h2>
        <span className={badge} data-tone={tone}>
          {label}
        </span>
      </div>
      <p>{text}</p>
      {host !== null && (
        <>
          <dl className={facts}>
            {system.system !== '' && (
              <div>
                <dt>On the privacy page</dt>
                <dd>{system.system}</dd>
              </div>
            )}
            {lastAt !== null && (
              <div>
                <dt>Last answer</dt>
                <dd>
                  {`${lastAnswer}, `}
                  <DayAndTime iso={lastAt} />
                </dd>
              </div>
            )}
            {failingSince !== null && (
              <div>
                <dt>Takes no leads since</dt>
                <dd>
                  <DayAndTime iso={failingSince} />
                </dd>
              </div>
            )}
          </dl>
          <div className={row}>
            {waiting > 0 && !isPaused && (
              <Button look={primary} disabled={isBusy} onClick={sendAll}>
                Send all now
              </Button>
            )}
            {mayPause && (
              <Button disabled={isBusy} onClick={pause}>
                {isPaused ? 'Go on' : 'Pause'}
              </Button>
            )}
          </div>
          <Problem text={problem} />
        </>
      )}
    </section>
  );
}

const FIELDS = ['system-url', 'system-host'] as const;

function Address({ system, show }: PartProps) {
  const { version, url, host } = system;
  const { announce } = useDesk();
  const [problem, setProblem] = useState('');
  const missing = listMissing(system);
  async function set(address: string | null, confirmation: string) {
    try {
      const input = { version, url: address, confirmation };
      show(await callDesk('setOfficeWebhook', input));
    } catch (error) {
      // Show the other admin's address, so that the next press is about that one.
      if (error instanceof DeskError && error.current) show(error.current as OfficeWebhook);
      throw error;
    }
  }
  const form = useForm<{ url: string; host: string }>({
    names: FIELDS,
    check(values) {
      const [address, typed] = FIELDS.map((name) => values[name]?.trim() ?? '') as [string, string];
      const mistakes = checkAddress(address, typed);
      const issues = [
        { field: FIELDS[0], message: mistakes.url },
        { field: FIELDS[1], message: mistakes.host },
      ].filter(({ message }) => message !== '');
      return { issues, value: { url: address, host: typed } };
    },
    async onValid(entered) {
      setProblem('');
      await set(entered.url, entered.host);
      announce(`Leads go to ${entered.host}`);
      return false;
    },
    onError: (error) => setProblem(describeProblem(error)),
  });
  return (
    <Panel id="system-address" heading={host === null ? 'Set it up' : 'Its address'}>
      {missing.length > 0 && (
        <div className={notice}>
          <p>Ask the operator of the site to do this first:</p>
          <ul>
            {missing.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </div>
      )}
      <form {...form.formProps} className={formClass}>
        <Field
          form={form}
          name={FIELDS[0]}
          label="Address"
          hint="As your system names it, often under Webhooks. It begins with https://."
          type="url"
          defaultValue={url ?? ''}
          required={false}
          autoComplete="off"
        />
        <Field
          form={form}
          name={FIELDS[1]}
          label="Type the name of its server to confirm"
          hint="The part after https://, such as crm.example. Every lead goes there with its personal details."
          required={false}
          autoComplete="off"
        />
        <Button
          type="submit"
          look={host === null ? primary : secondary}
          disabled={form.isBusy || missing.length > 0}
        >
          {host === null ? 'Send leads there' : 'Change the address'}
        </Button>
        <Problem text={problem} />
      </form>
      {host !== null && (
        <AskingButton
          label="Stop sending leads"
          question={`Send no more leads to ${host}? What waits is dropped. Leads that it has already stay there.`}
          yes="Yes, stop"
          no="Go on sending"
          act={async () => {
            await set(null, '');
            announce('Leads stay here');
          }}
        />
      )}
    </Panel>
  );
}

interface MessagesProps {
  messages: readonly OfficeMessage[];
  show(system: OfficeWebhook): void;
}

function Messages({ messages, show }: MessagesProps) {
  const { announce } = useDesk();
  const { isBusy, problem, run } = useAction();
  const sendAgain = (id: number) =>
    run(async () => {
      show(await callDesk('sendOfficeAgain', { id }));
      announce('The message is sent again');
    });
  return (
    <Panel id="system-messages" heading="Last messages">
      <ul className={plainList}>
        {messages.map((message) => {
          const { id, kind, leadId, reference, createdAt } = message;
          const { text, at } = describeOutcome(message);
          const lead = `${KIND_LABELS[kind]} ${reference ?? leadId}`;
          return (
            <li key={id} className={pageHead}>
              <div>
                <p>
                  {`${describeMessage(message)}, `}
                  {reference ? <a href={addressOf({ kind, id: leadId })}>{lead}</a> : lead}
                  {', '}
                  <DayAndTime iso={createdAt} />
                </p>
                <p className={quiet}>
                  {text}
                  {at && (
                    <>
                      {', '}
                      <DayAndTime iso={at} />
                    </>
                  )}
                </p>
              </div>
              <Button
                disabled={isBusy}
                aria-label={`Send again: ${lead}`}
                onClick={() => sendAgain(id)}
              >
                Send again
              </Button>
            </li>
          );
        })}
      </ul>
      <Problem text={problem} />
    </Panel>
  );
}
