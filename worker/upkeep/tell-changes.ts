import type { Env } from '../core/settings.ts';
import { hasMail, type Mail, sendMail } from '../notify/mail.ts';
import { describeFailure } from '../notify/sender.ts';
import { writeIndianTime } from '../notify/staff-mail.ts';
import { postJson } from '../notify/webhook.ts';
import type { Change } from './health-changes.ts';

/** Of the body of ALERT_WEBHOOK; a later one only adds. */
const VERSION = 1;

/**
 * Tells a member of changes of Health, oldest first.
 * @param member her address; null: ALERT_WEBHOOK
 * @returns whether it could be told
 */
export async function tellChanges(
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
    paragraphs: [
      ...changes.map(
        ({ rule, state, text, at }) =>
          `${rule}: ${state}, ${writeIndianTime(new Date(at))}. ${text}`,
      ),
      'docs/operate.md says what to do about each, under Health.',
    ],
    link: { text: 'Open Health in the desk', url: `${DESK_ORIGIN}/#health` },
  };
}

/** Rules by name, as they are now. */
function writeSubject(changes: readonly Change[]): string {
  const states = new Map(changes.map(({ rule, state }) => [rule, state]));
  const isBad = ([, state]: [string, string]) => state === 'bad';
  const bad = [...states].filter(isBad).map(([rule]) => rule);
  const well = [...states].filter((one) => !isBad(one)).map(([rule]) => rule);
  const parts = [
    ...(bad.length > 0 ? [`bad: ${bad.join(', ')}`] : []),
    ...(well.length > 0 ? [`recovered: ${well.join(', ')}`] : []),
  ];
  return `Health: ${parts.join('; ')}`;
}

/** `text` is what chat programs show. */
function writeBody(changes: readonly Change[]): string {
  const rules = changes.map(({ rule, state, at }) => ({ rule, state, time: at }));
  return JSON.stringify({ version: VERSION, text: writeSubject(changes), rules });
}
