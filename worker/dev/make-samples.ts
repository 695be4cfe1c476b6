import { DAY_MS } from '../contract/durations.ts';
import { leadFlags, leadStatuses } from '../contract/leads.ts';
import { consultationTypes, contactSubjects } from '../contract/options.ts';
import type { SubmissionKind } from '../contract/submissions.ts';
import type { Row, SampleEvent, SampleLead } from './insert-samples.ts';
import { makeHistory } from './make-history.ts';
import {
  fillings,
  firstNames,
  lastNames,
  sampleAdvertisements,
  sampleCampaigns,
  sampleMessages,
  samplePartners,
  samplePlans,
} from './sample-texts.ts';
import type { Random } from './seeded-random.ts';

const OUR_SITE = 'http://localhost:8787';

interface SampleOptions {
  count: number;
  /** Days before `until` over which they arrived. */
  days: number;
  now: Date;
  /** Arrival of the newest; default: `now`. */
  until?: Date;
  /** Number of existing samples: no address is used twice. */
  skip?: number;
  random: Random;
}

/** Believable leads of all kinds, partners, statuses and flags. */
export function makeSamples(options: SampleOptions): SampleLead[] {
  const { count, days, now, until = now, skip = 0, random } = options;
  return Array.from({ length: count }, (_, index) => {
    const createdAt = new Date(until.getTime() - random.below(days * DAY_MS));
    return makeSample(skip + index, createdAt, now, random);
  });
}

function makeSample(index: number, createdAt: Date, now: Date, random: Random): SampleLead {
  const kinds = ['consultation', 'consultation', 'contact', 'contact', 'newsletter'] as const;
  const kind = random.pick(kinds);
  const flag = random.percent(6) ? random.pick(leadFlags) : null;
  const events = flag ? [] : makeHistory(kind, createdAt, now, random);
  const { plan = null, ...content } = makeContent(kind, index, random);
  const { source, page_url, ...origin } = makeOrigin(random);
  const status = readStatus(kind, events);
  const row = {
    ...content,
    ...toRowStatus(kind, status, events),
    source,
    page_url,
    created_at: createdAt.toISOString(),
    dedupe_key: Array.from({ length: 64 }, () => random.below(16).toString(16)).join(''),
  };
  const lead = { ...origin, ...makeRepeats(createdAt, now, random), ...toOutcome(events) };
  return { kind, row, lead: { ...lead, status, plan, flag }, events };
}

/** Makes the visitor's input. */
function makeContent(kind: SubmissionKind, index: number, random: Random): Row {
  const [first, last] = [random.pick(firstNames), random.pick(lastNames)];
  const plain = `${first}.${last}`
    .normalize('NFD')
    .replace(/[^a-z.]/gi, '')
    .toLowerCase();
  const email = `${plain}${index + 1}@example.com`;
  if (kind === 'newsletter') return { email };
  const digits = String(random.below(100_000)).padStart(5, '0');
  const person = { name: `${first} ${last}`, email, phone: `+91 00000 ${digits}` };
  if (kind === 'consultation') {
    const plan = random.percent(30) ? JSON.stringify(random.pick(samplePlans)) : null;
    return { ...person, consultation_type: random.pick(consultationTypes), plan };
  }
  const subject = random.pick(contactSubjects);
  const message = random
    .pick<string>(sampleMessages[subject])
    .replace(/\{(country|degree)\}/g, (_, list: keyof typeof fillings) =>
      random.pick(fillings[list]),
    );
  return { ...person, subject, message };
}

function makeOrigin(random: Random) {
  const partner = random.percent(45) ? random.pick(samplePartners) : null;
  const source = partner ? random.pick(partner.origins) : OUR_SITE;
  const page_url = `${source}/${random.pick(['', 'contact', 'study-abroad', 'tools'])}`;
  const campaign = partner && random.percent(40) ? random.pick(sampleCampaigns) : null;
  const partner_claim = !partner && random.percent(5) ? random.pick(samplePartners).id : null;
  const attribution =
    partner || random.percent(40) ? null : JSON.stringify(random.pick(sampleAdvertisements));
  const partner_id = partner?.id ?? null;
  return { source, page_url, partner_id, partner_claim, campaign, attribution };
}

function makeRepeats(createdAt: Date, now: Date, random: Random): Row {
  if (!random.percent(8)) return { repeats: 0, last_at: null };
  const lastMs = createdAt.getTime() + random.below(now.getTime() - createdAt.getTime());
  return { repeats: 1 + random.below(3), last_at: new Date(lastMs).toISOString() };
}

const lastOf = (events: SampleEvent[], ...actions: string[]) =>
  events.findLast(({ action }) => actions.includes(action)) ?? null;

function readStatus(kind: SubmissionKind, events: SampleEvent[]): string {
  const last = lastOf(events, 'status', 'confirmed', 'unsubscribed');
  return last?.detail?.to ?? leadStatuses[kind][0];
}

/** Columns of the kind's table after these events. */
function toRowStatus(kind: SubmissionKind, status: string, events: SampleEvent[]): Row {
  const byKind = {
    consultation: { status },
    contact: { responded: Number(status === 'done') },
    newsletter: { confirmed_at: lastOf(events, 'confirmed')?.createdAt ?? null },
  };
  return byKind[kind];
}

/** Columns of `leads` after these events. */
function toOutcome(events: SampleEvent[]): Row {
  return {
    assigned_to: lastOf(events, 'assigned')?.detail?.to ?? null,
    note: lastOf(events, 'note')?.detail?.to ?? '',
    spam_at: lastOf(events, 'spam')?.createdAt ?? null,
    version: 1 + events.filter(({ action }) => action !== 'opened').length,
  };
}
