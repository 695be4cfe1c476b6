import { env } from 'cloudflare:workers';
import receiver from 'recipe:receiver';
import { vi } from 'vitest';
import type { Env } from '../core/settings.ts';
import { sweepOutbox } from '../notify/deliver.ts';
import { senders } from '../upkeep/senders.ts';
import { readClock } from './clock.ts';
import { consume, fakeQueue } from './messages.ts';
import { makeEnv } from './post.ts';

/** Address of the office's own system. */
export const HOOK = 'https://crm.example/leads?key=1';
export const KEY = 'f'.repeat(64);

/** Sets the webhook. */
export async function setHook(changes: Record<string, unknown> = {}): Promise<void> {
  const row = { id: 1, url: HOOK, ...changes };
  const names = Object.keys(row);
  await env.DB.prepare(
    `INSERT OR REPLACE INTO office_webhook (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
  )
    .bind(...Object.values(row))
    .run();
}

/** A message as it arrives. */
export interface Received {
  version: number;
  event: string;
  attempt: number;
  type: string;
  kind: string;
  id: number;
  time: string;
  status?: string;
  lead?: { reference: string; fields: Record<string, string> } | null;
}

/** The fate of a message on its way: nothing, no answer, or an answer before or after it has arrived. */
export type CrmFault =
  | null
  | 'refused'
  | 'slow'
  | 'lost answer'
  | { status: number; headers?: Record<string, string> };

/**
 * The office's system: the receiver of docs/messages.md, with its records in memory.
 * @param draw the fault of each message
 */
export function openCrm(draw: (message: Received) => CrmFault | Promise<CrmFault> = () => null) {
  const requests: (Pick<Request, 'method' | 'url' | 'redirect' | 'headers'> & { body: string })[] =
    [];
  const arrived: Received[] = [];
  const records = new Map<string, Record<string, unknown>>();
  const known = new Map<string, string>();
  const crm = {
    SA_KEY: KEY,
    KNOWN: {
      get: async (name: string) => known.get(name) ?? null,
      put: async (name: string, value: string) => void known.set(name, value),
    },
    async save(lead: { name: string }) {
      records.set(lead.name, lead as never);
      return lead.name;
    },
    async remove(id: string) {
      records.delete(id);
    },
  };
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    // Thousands of requests and answers would fill the memory.
    spy.mockClear();
    const request = new Request(input, init);
    const { method, url, redirect, headers } = request;
    const body = await request.text();
    requests.push({ method, url, redirect, headers, body });
    const message: Received = JSON.parse(body);
    const fault = await draw(message);
    if (fault === 'refused') throw new TypeError('Connection refused by crm.example');
    if (fault === 'slow') throw new DOMException('The operation timed out', 'TimeoutError');
    if (typeof fault === 'object' && fault) return new Response('no', fault);
    arrived.push(message);
    const answer = await receiver.fetch(new Request(url, { method, headers, body }), crm);
    if (fault === 'lost answer') throw new TypeError('Network connection lost.');
    return answer;
  });
  return { requests, arrived, records, known, crm };
}

/** Sends what is due as sweep and queue do, until the queue is empty. Resolves to the number of runs. */
export async function deliverToOffice(overrides: Partial<Env> = {}): Promise<number> {
  const { OUTBOX, queued } = fakeQueue();
  await sweepOutbox(makeEnv({ OUTBOX, ...overrides }), senders, readClock());
  let runs = 0;
  while (queued.length > 0) {
    runs += 1;
    await consume(queued.splice(0), { OUTBOX, ...overrides });
  }
  return runs;
}
