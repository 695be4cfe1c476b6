import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../contract/durations.ts';
import {
  type DueMessage,
  findNextTry,
  MAX_ATTEMPTS,
  planDeliveries,
  type SentMail,
  type Topic,
  VISITORS,
} from './pace.logic.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE_MS).toISOString();
const range = (length: number) => [...Array(length).keys()];
const MEERA = 'meera@desk.example';

const makeDue = (id: number, changes: Partial<DueMessage> = {}): DueMessage => ({
  id,
  topic: 'lead',
  recipient: MEERA,
  network: null,
  isRetry: false,
  ...changes,
});
const toVisitor = (id: number, changes: Partial<DueMessage> = {}) =>
  makeDue(id, { topic: 'visitor', recipient: VISITORS, network: `network ${id}`, ...changes });
const makeSent = (minutes: number, changes: Partial<SentMail> = {}): SentMail => ({
  topic: 'lead',
  recipient: MEERA,
  network: null,
  sentAt: minutesAgo(minutes),
  ...changes,
});
const sentToVisitors = (total: number, minutes: number, changes: Partial<SentMail> = {}) =>
  range(total).map((index) => {
    const mail = { topic: 'visitor' as const, recipient: VISITORS, network: `earlier ${index}` };
    return makeSent(minutes, { ...mail, ...changes });
  });

describe('a member', () => {
  it.each<[Topic, number, number]>([
    ['lead', 10, 5],
    ['flagged', 1, 10],
    ['digest', 1, 10],
    ['appointment', 3, 10],
    ['meeting-link', 3, 10],
  ])('gets about %s at most %i emails in %i minutes', (topic, most, minutes) => {
    const due = range(most + 5).map((id) => makeDue(id, { topic }));
    const plan = planDeliveries(due, [], NOW);
    expect(plan).toHaveLength(most);
    expect(plan.flat()).toEqual(due.map(({ id }) => id));
    expect(plan.at(-1)).toHaveLength(6);
    const sent = (ago: number) => range(most).map(() => makeSent(ago, { topic }));
    expect(planDeliveries(due, sent(minutes - 0.1), NOW)).toEqual([]);
    expect(planDeliveries(due, sent(minutes), NOW)).toHaveLength(most);
  });

  it('waits for no other member and topic, and gets one email about all that failed before', () => {
    const sent = range(10).map(() => makeSent(1));
    const due = [
      makeDue(1),
      makeDue(2, { recipient: 'tom@desk.example' }),
      makeDue(3, { topic: 'flagged' }),
    ];
    expect(planDeliveries(due, sent, NOW)).toEqual([[2], [3]]);
    const failed = [makeDue(1, { isRetry: true }), makeDue(2), makeDue(3, { isRetry: true })];
    expect(planDeliveries(failed, [], NOW)).toEqual([[1, 3], [2]]);
  });

  it('gets no message about leads that a due digest counts', () => {
    const due = [
      makeDue(1),
      makeDue(2, { topic: 'flagged' }),
      makeDue(3, { topic: 'appointment' }),
      makeDue(4, { topic: 'digest' }),
      makeDue(5, { recipient: 'tom@desk.example' }),
    ];
    expect(planDeliveries(due, [], NOW).flat()).toEqual([3, 4, 5]);
  });
});

it('a partner gets every webhook, each alone', () => {
  const due = range(100).map((id) => makeDue(id, { topic: 'webhook', recipient: 'delhi-prep' }));
  expect(planDeliveries(due, [], NOW)).toEqual(range(100).map((id) => [id]));
});

describe('visitors', () => {
  it.each([
    ['an hour', 60, 59.9, 60],
    ['a day', 300, 23 * 60, 24 * 60],
  ])('together get in %s at most %i emails', (_, most, before, after) => {
    const due = range(5).map((id) => toVisitor(id));
    expect(planDeliveries(due, sentToVisitors(most, before), NOW)).toEqual([]);
    expect(planDeliveries(due, sentToVisitors(most - 2, before), NOW)).toEqual([[0], [1]]);
    expect(planDeliveries(due, sentToVisitors(most, after), NOW)).toHaveLength(5);
  });

  it('get appointments before the newsletter, which leaves some room for them', () => {
    const due = [toVisitor(1, { topic: 'newsletter-confirmation' }), toVisitor(2)];
    expect(planDeliveries(due, [], NOW)).toEqual([[2], [1]]);
    expect(planDeliveries(due, sentToVisitors(44, 10), NOW)).toEqual([[2]]);
    expect(planDeliveries(due, sentToVisitors(59, 10), NOW)).toEqual([[2]]);
  });

  it('to a network that has had five emails in a day come last, and leave room for all others', () => {
    const crowd = range(8).map((id) => toVisitor(id, { network: 'campus' }));
    const due = [...crowd, toVisitor(8, { topic: 'newsletter-confirmation' })];
    expect(planDeliveries(due, [], NOW).flat()).toEqual([0, 1, 2, 3, 4, 8, 5, 6, 7]);
    const sent = sentToVisitors(5, 23 * 60, { network: 'campus' });
    expect(planDeliveries(due, sent, NOW).flat()).toEqual([8, 0, 1, 2, 3, 4, 5, 6, 7]);
    expect(planDeliveries(due, [...sent, ...sentToVisitors(30, 10)], NOW)).toEqual([[8]]);
  });

  it('are not limited by network if the office caused their emails', () => {
    const due = range(60).map((id) => toVisitor(id, { network: null }));
    expect(planDeliveries(due, [], NOW)).toHaveLength(60);
  });
});

describe('an hour of a flood', () => {
  /** Sends every five minutes what is due; each of the networks has asked 30 times a minute for the newsletter. */
  function flood(networks: number) {
    const sent: SentMail[] = [];
    const waiting = new Map<number, DueMessage>();
    const send = (minute: number, ...others: DueMessage[]) => {
      const now = new Date(NOW.getTime() + minute * MINUTE_MS);
      for (const message of others) waiting.set(message.id, message);
      const plan = planDeliveries([...waiting.values()], sent, now);
      for (const [id = 0] of plan) {
        const { topic, recipient, network } = waiting.get(id) as DueMessage;
        sent.push({ topic, recipient, network, sentAt: now.toISOString() });
        waiting.delete(id);
      }
      return plan.flat();
    };
    let id = 0;
    for (let minute = 5; minute < 60; minute += 5) {
      for (let post = 0; post < networks * 5 * 30; post += 1) {
        id += 1;
        const network = `flood ${post % networks}`;
        waiting.set(id, toVisitor(id, { topic: 'newsletter-confirmation', network }));
      }
      send(minute);
    }
    return { sent, send };
  }

  it.each([
    [1, 30],
    [20, 45],
  ])('from %i addresses sends strangers %i emails, and delays no one else', (networks, total) => {
    const { sent, send } = flood(networks);
    expect(sent).toHaveLength(total);
    const staff = makeDue(-1, { topic: 'appointment' });
    const reader = toVisitor(-3, { topic: 'newsletter-confirmation' });
    const others = networks === 1 ? [reader] : [];
    const ids = [-1, -2, ...others.map(({ id }) => id)];
    expect(send(59, staff, toVisitor(-2), ...others)).toEqual(ids);
  });
});

it('sends failed messages to visitors first, then those to members, other visitors and partners', () => {
  const due = [
    makeDue(1, { topic: 'webhook', recipient: 'delhi-prep' }),
    toVisitor(2),
    makeDue(3, { isRetry: true }),
    toVisitor(4, { topic: 'newsletter-confirmation', isRetry: true }),
  ];
  expect(planDeliveries(due, [], NOW)).toEqual([[4], [3], [2], [1]]);
});

it('waits longer before each attempt, and makes none after the ninth', () => {
  const waits = range(MAX_ATTEMPTS).map((attempt) => findNextTry(attempt + 1, NOW));
  const minutes = waits.map((next) => next && (next.getTime() - NOW.getTime()) / MINUTE_MS);
  expect(minutes.join(' ')).toBe('5 10 30 60 120 240 480 480 ');
});
