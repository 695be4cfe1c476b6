import {
  type Health,
  type HealthGroup,
  type HealthState,
  healthGroups,
} from '../../../worker/contract/leads.ts';
import type { SubmissionKind } from '../../../worker/contract/submissions.ts';
import { LoadingState } from '../../kit/loading/loading-state.tsx';
import { callDesk } from '../calls/desk-api.ts';
import { useAction } from '../calls/use-action.ts';
import { useRemote } from '../calls/use-remote.ts';
import { DeskHistory } from '../history/desk-history.tsx';
import { wordsOf } from '../labels.ts';
import { badge, facts, pageHead, panel, plainList, quiet, row } from '../lead-desk.styles.ts';
import { useDesk, useMay } from '../shell/desk-context.ts';
import { Button, Panel, Problem } from '../ui/basics.tsx';
import { DayAndTime } from '../ui/day-and-time.tsx';
import { OneFieldForm } from '../ui/one-field-form.tsx';
import { checkDays, describeDue, healthHelp } from './health.logic.ts';

const STATE_LABELS: Record<HealthState, string> = {
  good: 'All is well',
  warning: 'Needs attention',
  bad: 'Needs help now',
};

const KINDS: Record<SubmissionKind, string> = {
  consultation: 'consultations',
  contact: 'messages',
  newsletter: 'newsletter subscriptions',
};

const readHealth = () => callDesk('readHealth', {});

/**
 * The state of each group of checks, failed messages and retention.
 *
 * @param props.group The one that a link names.
 */
export function HealthPage({ group }: { group: HealthGroup | undefined }) {
  const { value, setValue, hasFailed, retry } = useRemote(readHealth);
  return (
    <>
      <div className={pageHead}>
        <h1 tabIndex={-1}>Health</h1>
        {value && <State state={value.state} />}
      </div>
      {value ? (
        <>
          <Groups checks={value.checks} opened={group} />
          <DeadLetters letters={value.deadLetters} show={setValue} />
          <Retention retention={value.retention} show={setValue} />
          <Panel id="system" heading="Your own system">
            <p>
              Leads can go to a CRM or a sheet of yours as they come in.{' '}
              <a href="#system">Set it up, or see how it works</a>
            </p>
          </Panel>
          <DeskHistory events={value.events} />
        </>
      ) : (
        <LoadingState subject="The state of the desk" hasFailed={hasFailed} retry={retry} />
      )}
    </>
  );
}

function State({ state }: { state: HealthState }) {
  return (
    <span className={badge} data-tone={state}>
      {STATE_LABELS[state]}
    </span>
  );
}

/** Each group with its worst state, the reasons and the remedy. */
function Groups({ checks, opened }: Pick<Health, 'checks'> & { opened: HealthGroup | undefined }) {
  return (
    <div className={panel}>
      <ul className={plainList}>
        {healthGroups.map((group) => {
          // The checks come worst first.
          const own = checks.filter((check) => check.group === group);
          const state = own[0]?.state ?? 'good';
          const reasons = own.filter((check) => check.state === state || check.state !== 'good');
          return (
            <li key={group}>
              <h2 className={row}>
                {group} <State state={state} />
              </h2>
              {reasons.map(({ name, text }) => (
                <p key={name}>{text}</p>
              ))}
              {(state !== 'good' || group === opened) && (
                <details open={group === opened}>
                  <summary>{`What to do about ${group.toLowerCase()}`}</summary>
                  <p>{healthHelp[group]}</p>
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface LettersProps {
  letters: Health['deadLetters'];
  show(health: Health): void;
}

function DeadLetters({ letters, show }: LettersProps) {
  const { announce } = useDesk();
  const { isBusy, problem, run } = useAction();
  const retry = (id: number) =>
    run(async () => {
      show(await callDesk('retryMessage', { id }));
      announce('The message will be sent again');
    });
  const retryAll = () =>
    run(async () => {
      show(await callDesk('retryAllMessages', {}));
      announce('All messages will be sent again');
    });
  return (
    <Panel id="dead" heading="Messages that could not be sent">
      {letters.length === 0 && <p className={quiet}>No message has failed.</p>}
      {letters.length > 1 && (
        <div className={row}>
          <Button disabled={isBusy} onClick={retryAll}>
            Try all again
          </Button>
        </div>
      )}
      <ul className={plainList}>
        {letters.map(({ id, topic, attempts, lastError, deadAt }) => (
          <li key={id} className={pageHead}>
            <div>
              <p>{wordsOf(topic)}</p>
              <p className={quiet}>
                {`${lastError}, after ${attempts} attempts, `}
                <DayAndTime iso={deadAt} />
              </p>
            </div>
            <Button disabled={isBusy} onClick={() => retry(id)}>
              Try again
            </Button>
          </li>
        ))}
      </ul>
      <Problem text={problem} />
    </Panel>
  );
}

interface RetentionProps {
  retention: Health['retention'];
  show(health: Health): void;
}

function Retention({ retention, show }: RetentionProps) {
  const { announce } = useDesk();
  const mayChange = useMay('setRetention');
  if (!mayChange) return <RetentionTexts retention={retention} />;
  return (
    <Panel id="retention" heading="How long things are kept">
      {retention.map((setting) => (
        <div key={setting.kind}>
          <OneFieldForm
            name={`days-${setting.kind}`}
            label={`Days to keep ${KINDS[setting.kind]}`}
            hint={describeDue(setting)}
            type="number"
            initial={String(setting.days)}
            button="Save"
            check={checkDays}
            send={async (text) => {
              show(await callDesk('setRetention', { kind: setting.kind, days: Number(text) }));
              announce('Saved');
              return false;
            }}
          />
        </div>
      ))}
    </Panel>
  );
}

function RetentionTexts({ retention }: Pick<RetentionProps, 'retention'>) {
  return (
    <Panel id="retention" heading="How long things are kept">
      <p className={quiet}>Only an admin of the desk can change this.</p>
      <dl className={facts}>
        {retention.map(({ kind, days }) => (
          <div key={kind}>
            <dt>{wordsOf(KINDS[kind])}</dt>
            <dd>{days} days</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
