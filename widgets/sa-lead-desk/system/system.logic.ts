import type { OfficeMessage, OfficeWebhook } from '../../../worker/contract/leads.ts';
import { describeOfficeAnswer } from '../../../worker/contract/office-answer.ts';
import { isPublicWebhookUrl } from '../../../worker/contract/webhook-url.ts';
import { count } from '../../kit/rules/plural.ts';
import { STATUS_LABELS } from '../labels.ts';

type Tone = 'good' | 'warning' | 'bad';

/** The state of the webhook: its name, and a sentence. */
export function describeState(system: OfficeWebhook): { label: string; tone?: Tone; text: string } {
  const { host, isPaused, failingSince, lastAnswer, lastAt } = system;
  if (host === null) {
    return {
      label: 'Not set up',
      text: 'Each lead of the inbox can go to a system of yours, such as a CRM or a sheet: in full, with name, email address, phone number and all that was sent, and again when its status changes.',
    };
  }
  const wait = describeWaiting(system);
  if (listMissing(system).length > 0) {
    return { label: 'Needs help now', tone: 'bad', text: `Settings are missing.${wait}` };
  }
  if (isPaused) {
    return { label: 'Paused', tone: 'warning', text: `No lead goes to ${host}.${wait}` };
  }
  if (failingSince !== null) {
    const reason = describeOfficeAnswer(lastAnswer ?? '');
    return {
      label: 'Takes no leads',
      tone: 'bad',
      text: `${host} takes no leads: ${reason}.${wait} We try again every few minutes, later every half hour.`,
    };
  }
  if (lastAt === null) {
    return { label: 'Set up', text: `The next lead goes to ${host}. It has had none yet.${wait}` };
  }
  return { label: 'Works', tone: 'good', text: `${host} takes the leads.${wait}` };
}

const describeWaiting = ({ waiting }: OfficeWebhook) =>
  waiting === 0
    ? ''
    : ` ${count(waiting, 'message')} ${waiting === 1 ? 'waits' : 'wait'}, and none is lost.`;

/** Steps that only the operator of the site can take before an address is set. */
export function listMissing({ system, hasKey }: OfficeWebhook): string[] {
  return [
    ...(system === ''
      ? ['The privacy page has to name the system and its country (setting OFFICE_SYSTEM).']
      : []),
    ...(hasKey ? [] : ['There is no key yet to sign with (secret OFFICE_WEBHOOK_KEYS).']),
  ];
}

/** Host of an address; '' for a text that is none. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');

/** Mistakes of the form: by field. */
export function checkAddress(url: string, confirmation: string): { url: string; host: string } {
  const isRight = isPublicWebhookUrl(url);
  const host = hostOf(url);
  return {
    url: isRight ? '' : 'Use the whole address, with https:// and without a port',
    host:
      !isRight || confirmation.toLowerCase() === host
        ? ''
        : `Type ${host} to send every lead there`,
  };
}

/** The subject of a message. */
export function describeMessage({ what, status }: OfficeMessage): string {
  if (what === 'lead') return 'New lead';
  if (what === 'erased') return 'Erase this lead';
  const words: Readonly<Record<string, string>> = {
    ...STATUS_LABELS,
    spam: 'Spam',
    flagged: 'Flagged',
  };
  return `Changed: ${words[status] ?? status}`;
}

/** Outcome of a message so far; a time may follow. */
export function describeOutcome({ sentAt, deadAt, lastError, attempts }: OfficeMessage): {
  text: string;
  at: string | null;
} {
  if (sentAt !== null) {
    return lastError === null
      ? { text: 'Accepted', at: sentAt }
      : { text: 'Not needed any more', at: null };
  }
  const reason = lastError?.startsWith('webhook ')
    ? `: ${describeOfficeAnswer(lastError.slice('webhook '.length))}`
    : '';
  if (deadAt !== null) return { text: `Given up after ${attempts} tries${reason}`, at: deadAt };
  return { text: `Waits${reason}`, at: null };
}
