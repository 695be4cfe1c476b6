import { addressOfHealth } from '../contract/leads.ts';
import type { Env } from '../core/settings.ts';
import { hasMail, type Mail, sendMail } from '../notify/mail.ts';
import { describeFailure } from '../notify/sender.ts';
import { writeIndianTime } from '../notify/staff-mail.ts';
import { postJson } from '../notify/webhook.ts';
import type { Change } from './health-changes.logic.ts';

/** Version of the body of ALERT_WEBHOOK; a later one only adds keys. */
const VERSION = 1;

/**
 * Sends changes of Health to a member, oldest first.
 * @param member the address; null: ALERT_WEBHOOK
 * @returns whether they were delivered
 */
export async function sendAlert(
  env: Env,
  member: string | null,
  changes: readonly Change[],
): Promise<boolean> {
  try {
    if (member === null) await postJson(env, env.ALERT_WEBHOOK, writeBody(changes));
    else if (hasMail(env)) await sendMail(env, writeMail(env, member, changes));
    else return false;
    return true;
  } catch (error) {
    const outcome = describeFailure(error);
    console.error(JSON.stringify({ route: 'upkeep', task: 'alerts', outcome }));
    return false;
  }
}

function writeMail({ DESK_ORIGIN }: Env, member: string, changes: readonly Change[]): Mail {
  return {
    to: [member],
    subject: writeSubject(changes),
    paragraphs: changes.map(({ group, state, text, at }) => {
      const words = state === 'bad' ? 'needs help now' : 'is well again';
      const help = state === 'bad' ? ` What to do: ${DESK_ORIGIN}/${addressOfHealth(group)}` : '';
      return `${group} ${words}, ${writeIndianTime(new Date(at))}. ${text}${help}`;
    }),
    link: { text: 'Open Health in the desk', url: `${DESK_ORIGIN}/#health` },
  };
}

/** Writes the groups by name with their present state. */
function writeSubject(changes: readonly Change[]): string {
  const latest = [...new Map(changes.map((change) => [change.name, change])).values()];
  const groupsOf = (isIn: (change: Change) => boolean) => [
    ...new Set(latest.filter(isIn).map(({ group }) => group)),
  ];
  const bad = groupsOf(({ state }) => state === 'bad');
  const well = groupsOf(({ group }) => !bad.includes(group));
  const parts = [
    ...(bad.length > 0 ? [`bad: ${bad.join(', ')}`] : []),
    ...(well.length > 0 ? [`recovered: ${well.join(', ')}`] : []),
  ];
  return `Health: ${parts.join('; ')}`;
}

/** `text` is what chat programs show. */
function writeBody(changes: readonly Change[]): string {
  const rules = changes.map(({ group, state, at }) => ({ rule: group, state, time: at }));
  return JSON.stringify({ version: VERSION, text: writeSubject(changes), rules });
}
