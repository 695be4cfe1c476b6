import { DAY_MS, HOUR_MS } from '../contract/durations.ts';
import { leadStatuses } from '../contract/leads.ts';
import type { SubmissionKind } from '../contract/submissions.ts';
import type { SampleEvent } from './insert-samples.ts';
import { sampleMembers, sampleNotes } from './sample-texts.ts';
import type { Random } from './seeded-random.ts';

const LONGEST_STEP_MS = 20 * HOUR_MS;

type Step = Pick<SampleEvent, 'action'> & { to?: string };

/** Makes the history of a lead, oldest event first. Many of the newest leads have none. */
export function makeHistory(
  kind: SubmissionKind,
  createdAt: Date,
  now: Date,
  random: Random,
): SampleEvent[] {
  const ageDays = (now.getTime() - createdAt.getTime()) / DAY_MS;
  const steps = kind === 'newsletter' ? answerByMail(random) : handle(kind, ageDays, random);
  const actor = kind === 'newsletter' ? 'visitor' : random.pick(sampleMembers);
  const last: Record<string, string> = { status: leadStatuses[kind][0], spam: 'inbox' };
  let atMs = createdAt.getTime();
  return steps.map(({ action, to }) => {
    atMs += random.below(Math.min(LONGEST_STEP_MS, now.getTime() - atMs));
    const detail = to === undefined ? null : { from: last[action] ?? null, to };
    if (to !== undefined) last[action] = to;
    return { actor, action, detail, createdAt: new Date(atMs).toISOString() };
  });
}

/** Makes the reader's response to the confirmation mail. */
function answerByMail(random: Random): Step[] {
  if (random.percent(15)) return [];
  const confirmed: Step = { action: 'confirmed', to: 'confirmed' };
  return random.percent(12)
    ? [confirmed, { action: 'unsubscribed', to: 'unsubscribed' }]
    : [confirmed];
}

function handle(kind: 'consultation' | 'contact', ageDays: number, random: Random): Step[] {
  if (random.percent(ageDays < 1 ? 70 : ageDays < 5 ? 30 : 4)) return [];
  const steps: Step[] = [{ action: 'opened' }];
  if (random.percent(4)) return [...steps, { action: 'spam', to: 'spam' }];
  if (random.percent(70)) steps.push({ action: 'assigned', to: random.pick(sampleMembers) });
  if (random.percent(25)) steps.push({ action: 'note', to: random.pick(sampleNotes) });
  const statuses = kind === 'contact' ? ['done'] : choosePath(random);
  const reached = random.below(statuses.length + 1);
  return [...steps, ...statuses.slice(0, reached).map((to) => ({ action: 'status' as const, to }))];
}

function choosePath(random: Random): string[] {
  return random.percent(20) ? ['contacted', 'closed'] : ['contacted', 'scheduled', 'done'];
}
