import { describe, expect, it } from 'vitest';
import type { OfficeMessage, OfficeWebhook } from '../../../worker/contract/leads.ts';
import { cannedSystem, failingSystem } from '../testing/canned-desk.ts';
import {
  checkAddress,
  describeMessage,
  describeOutcome,
  describeState,
  listMissing,
} from './system.logic.ts';

const NOW_MS = Date.parse('2026-11-22T12:00:00Z');
const works = cannedSystem(NOW_MS);
const failing = failingSystem(NOW_MS);

describe('the state', () => {
  it.each<[string, Partial<OfficeWebhook>, string]>([
    ['Not set up', { host: null }, 'Each lead of the inbox can go to a system of yours'],
    ['Works', {}, 'hooks.crm.example takes the leads.'],
    ['Set up', { lastAt: null, lastAnswer: null }, 'It has had none yet.'],
    ['Paused', { isPaused: true, waiting: 1 }, '1 message waits, and none is lost.'],
    ['Needs help now', { hasKey: false, waiting: 2 }, 'Settings are missing. 2 messages wait'],
  ])('is %s with %j', (label, changes, text) => {
    const state = describeState({ ...works, ...changes });
    expect(state).toMatchObject({ label, text: expect.stringContaining(text) });
  });

  it.each([
    ['answered 500', 'it answered 500. 46 messages wait, and none is lost.'],
    ['answered 302', 'it sends us on to another address, which we do not follow.'],
    ['timed out', 'it does not answer within ten seconds.'],
    ['not reached', 'it cannot be reached.'],
  ])('says what %s means', (lastAnswer, text) => {
    const state = describeState({ ...failing, lastAnswer });
    expect(state).toMatchObject({ label: 'Takes no leads', tone: 'bad' });
    expect(state.text).toContain(`takes no leads: ${text}`);
  });

  it('names what only the operator can do first', () => {
    expect(listMissing(works)).toEqual([]);
    expect(listMissing({ ...works, system: '', hasKey: false })).toHaveLength(2);
  });
});

it.each([
  ['https://crm.example/hook', 'crm.example', '', ''],
  ['https://crm.example/hook', 'CRM.example', '', ''],
  ['https://crm.example/hook', '', '', 'Type crm.example to send every lead there'],
  ['http://crm.example', 'crm.example', 'Use the whole address', ''],
  ['https://10.0.0.1/', '10.0.0.1', 'Use the whole address', ''],
  ['', '', 'Use the whole address', ''],
])('the address %s, confirmed by "%s", is told "%s" and "%s"', (url, typed, wrong, other) => {
  const mistakes = checkAddress(url, typed);
  expect(mistakes.url.startsWith(wrong)).toBe(true);
  expect([mistakes.url === '', mistakes.host]).toEqual([wrong === '', other]);
});

it.each<[Partial<OfficeMessage>, string, string]>([
  [{}, 'New lead', 'Accepted'],
  [{ what: 'changed', status: 'done' }, 'Changed: Done', 'Accepted'],
  [{ what: 'changed', status: 'spam' }, 'Changed: Spam', 'Accepted'],
  [{ what: 'erased', lastError: 'needless' }, 'Erase this lead', 'Not needed any more'],
  [{ sentAt: null }, 'New lead', 'Waits'],
  [{ sentAt: null, lastError: 'waiting' }, 'New lead', 'Waits'],
  [{ sentAt: null, lastError: 'webhook answered 429' }, 'New lead', 'Waits: it answered 429'],
  [
    { sentAt: null, deadAt: '2026-11-22T11:00:00Z', attempts: 9, lastError: 'webhook timed out' },
    'New lead',
    'Given up after 9 tries: it does not answer within ten seconds',
  ],
])('a message with %j is "%s": "%s"', (changes, what, outcome) => {
  const [message] = works.messages;
  const changed = { ...message, ...changes } as OfficeMessage;
  expect([describeMessage(changed), describeOutcome(changed).text]).toEqual([what, outcome]);
});
