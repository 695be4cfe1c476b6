import { WorkerEntrypoint } from 'cloudflare:workers';
import type { Env } from '../core/settings.ts';
import {
  hasNoLeads,
  insertSamples,
  writeOfficeInserts,
  writeSampleInserts,
} from './insert-samples.ts';
import { makeOffice } from './make-office.ts';
import { makeSamples } from './make-samples.ts';
import { samplePartners } from './sample-texts.ts';
import { seededRandom } from './seeded-random.ts';

const COUNT = 200;
const DAYS = 60;
const SEED = 2026;

/** Samples for an empty desk on a developer's machine. No deployment has this entrypoint. */
export class SampleLeads extends WorkerEntrypoint<Env> {
  async isEmpty(): Promise<boolean> {
    return hasNoLeads(this.env.DB);
  }

  /**
   * Stores 200 leads of the last 60 days if there is none, with the hours of two members and the
   * appointments of scheduled leads. Returns the number of stored leads.
   */
  async fill(): Promise<{ added: number }> {
    if (!(await this.isEmpty())) return { added: 0 };
    const { DB } = this.env;
    const now = new Date();
    const samples = makeSamples({ count: COUNT, days: DAYS, now, random: seededRandom(SEED) });
    const office = makeOffice(samples, now);
    await insertSamples(DB, [
      ...writeSampleInserts(samplePartners, samples, now),
      ...writeOfficeInserts(office),
    ]);
    return { added: samples.length };
  }
}
