import { useEffect, useRef, useState } from 'react';
import type { Hours } from '../../../worker/contract/calendar.ts';
import { formatJson } from '../../kit/rules/json.ts';
import { useStore } from '../../kit/stores/use-store.ts';
import { primary } from '../../kit/ui/button.styles.ts';
import { callDesk, DeskError } from '../calls/desk-api.ts';
import { drafts, dropDraft, keepDraft } from '../calls/drafts.ts';
import { useAction } from '../calls/use-action.ts';
import { notice, pageHead, panel, plainList, quiet, row } from '../lead-desk.styles.ts';
import { useDesk, useMay } from '../shell/desk-context.ts';
import { AskingButton } from '../ui/ask-once.tsx';
import { Button } from '../ui/basics.tsx';
import { BothVersions } from '../ui/both-versions.tsx';
import { listDifferences } from '../ui/differences.logic.ts';
import { OneFieldForm } from '../ui/one-field-form.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import {
  checkWeek,
  copyMonday,
  describeWeek,
  readDraft,
  type StretchIssues,
  sortWeek,
  type Week,
} from './hours.logic.ts';
import { weekForm } from './hours.styles.ts';
import { WeekEditor } from './week-editor.tsx';

type MemberOfHours = Hours['members'][number];

interface MemberHoursProps {
  member: MemberOfHours;
  mayChange: boolean;
  /** Shows the changed hours. */
  show(hours: Hours): void;
}

const NO_ISSUES: StretchIssues = new Map();

/** Weekly hours, video link and calendar feed of a member. */
export function MemberHours({ member, mayChange, show }: MemberHoursProps) {
  const { email, name, hours, meetingUrl } = member;
  const { me, announce } = useDesk();
  const mayRemove = useMay('removeMember');
  const id = `hours-${email}`;
  const address = `#hours/${email}`;
  const isDraft = address in useStore(drafts);
  const [isEditing, setIsEditing] = useState(isDraft && mayChange);
  const opener = useRef<HTMLButtonElement>(null);
  const lines = describeWeek(hours);
  return (
    <section className={panel} aria-labelledby={id}>
      <div className={pageHead}>
        <h2 id={id}>{email === me?.email ? `${name} (you)` : name}</h2>
        {mayChange && (
          <Button
            ref={opener}
            aria-expanded={isEditing}
            aria-label={`Edit hours: ${name}`}
            onClick={() => setIsEditing(!isEditing)}
          >
            Edit hours
          </Button>
        )}
      </div>
      {isEditing ? (
        <WeekForm
          member={member}
          address={address}
          show={show}
          close={() => {
            setIsEditing(false);
            opener.current?.focus();
          }}
        />
      ) : (
        <>
          {lines.length === 0 && (
            <p className={quiet}>No hours, so visitors cannot book this member.</p>
          )}
          <ul className={plainList}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {isDraft && <p className={quiet}>You have unsaved changes.</p>}
        </>
      )}
      {mayChange ? (
        <MeetingLink member={member} show={show} />
      ) : (
        <p className={quiet}>
          {meetingUrl ? `Video calls: ${meetingUrl}` : 'Video calls: on the visitor’s number'}
        </p>
      )}
      {mayChange && <CalendarFeed member={member} show={show} />}
      {mayRemove && email !== me?.email && (
        <AskingButton
          label={`${name} has left`}
          question={`Remove ${name} from the desk? Take them out of Access first, or they are back at once. Their hours end, and what is booked with them needs another counsellor.`}
          yes="Remove"
          no="Keep"
          act={async () => {
            show(await callDesk('removeMember', { member: email }));
            announce(`${name} is removed`);
          }}
        />
      )}
    </section>
  );
}

const describeHours = (week: Week) => describeWeek(week).join('\n') || 'No hours';

interface WeekFormProps {
  member: MemberOfHours;
  /** Key of the draft. */
  address: string;
  show(hours: Hours): void;
  close(): void;
}

/** Form of a week. Its draft survives leaving the page and the end of the session, until it is saved. */
function WeekForm({
  member: { email, name, hours, version },
  address,
  show,
  close,
}: WeekFormProps) {
  const { announce } = useDesk();
  const saved = formatJson({ version, week: hours });
  const text = useStore(drafts)[address];
  const draft = readDraft(text) ?? { version, week: hours };
  const [attempts, setAttempts] = useState(0);
  const [conflict, setConflict] = useState<Hours | null>(null);
  const { isBusy, problem, run } = useAction();
  const box = useRef<HTMLFormElement>(null);
  const issues = attempts ? checkWeek(draft.week) : NO_ISSUES;
  // After the render, so that a screen reader finds the message when it reads the field.
  useEffect(() => {
    if (attempts) box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);

  const change = (week: Week) =>
    keepDraft(address, formatJson({ version: draft.version, week }), saved);
  const send = async (of: number) => {
    try {
      const week = sortWeek(draft.week);
      show(await callDesk('changeHours', { member: email, version: of, hours: week }));
    } catch (error) {
      const current = error instanceof DeskError && (error.current as Hours | null);
      if (!current) throw error;
      setConflict(current);
      return;
    }
    if (text) dropDraft(address, text);
    announce(`The hours of ${name} are saved`);
    close();
  };
  const save = () => {
    setAttempts(attempts + 1);
    if (!checkWeek(draft.week).size) run(() => send(draft.version));
  };
  const discard = () => {
    if (text) dropDraft(address, text);
    close();
  };
  const theirs = conflict?.members.find((other) => other.email === email);
  return (
    <form
      ref={box}
      className={weekForm}
      aria-label={`Hours of ${name}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className={row}>
        <Button onClick={() => change(copyMonday(draft.week))}>Copy Monday to Friday</Button>
        <p className={quiet}>Close at 00:00 to stay open until midnight.</p>
      </div>
      <WeekEditor
        id={`week-${email}`}
        week={draft.week}
        issues={issues}
        isBusy={isBusy}
        change={change}
      />
      <p className={notice} role="alert">
        {issues.size > 0 ? 'Some hours cannot be saved. Each one shows the reason.' : problem}
      </p>
      {conflict && theirs && (
        <BothVersions
          key={theirs.version}
          title="Someone else has changed these hours in the meantime"
          level={3}
          differences={listDifferences(
            [['Week', describeHours(theirs.hours)]],
            [['Week', describeHours(draft.week)]],
          )}
          isBusy={isBusy}
          keepTheirs={() => {
            show(conflict);
            discard();
            announce('Their version is kept');
          }}
          saveMine={() => run(() => send(theirs.version))}
        />
      )}
      <div className={row}>
        <Button type="submit" look={primary} disabled={isBusy}>
          Save hours
        </Button>
        <Button onClick={discard}>Discard changes</Button>
      </div>
    </form>
  );
}

interface MeetingLinkProps {
  member: Hours['members'][number];
  show(hours: Hours): void;
}

/** Link of a member's video calls, which visitors receive. */
function MeetingLink({ member: { email, name, meetingUrl }, show }: MeetingLinkProps) {
  const { announce } = useDesk();
  const save = async (text: string) => {
    show(await callDesk('setMeetingLink', { member: email, url: text || null }));
    announce(text ? `The link of ${name} is saved` : `The link of ${name} is removed`);
    return false;
  };
  return (
    <OneFieldForm
      name={`link-${email}`}
      label={`Link for video calls of ${name}`}
      type="url"
      initial={meetingUrl ?? ''}
      button="Save link"
      check={(text) =>
        !text || /^https:\/\/\S+$/.test(text) ? '' : 'Enter the whole link, starting with https://'
      }
      send={save}
    />
  );
}
