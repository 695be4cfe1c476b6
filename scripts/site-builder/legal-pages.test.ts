import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { newsletterMailer } from '../../widgets/content/newsletter.ts';
import { formatDay } from '../../widgets/kit/rules/calendar-day.ts';
import {
  COPY_DAYS,
  MESSAGE_DAYS,
  NETWORK_DAYS,
  SPAM_DAYS,
} from '../../worker/contract/durations.ts';
import { filedKinds } from '../../worker/leads/kinds.ts';
import { readElementDocs } from '../build/generate/element-doc.ts';

const folder = fileURLToPath(new URL('../../host/pages/', import.meta.url));
const read = (page: string) => readFileSync(`${folder}${page}.html`, 'utf8');
const [privacy, cookies, terms] = ['privacy', 'cookies', 'terms'].map(read) as [
  string,
  string,
  string,
];

/** The day of the last commit that changed a page; empty without a history. */
function lastChange(page: string): string {
  const log = ['log', '-1', '--format=%as', '--', `${folder}${page}.html`];
  return execFileSync('git', log, { cwd: folder, encoding: 'utf8' }).trim();
}

describe('the privacy page', () => {
  const keys = readElementDocs()
    .flatMap(({ stores }) => stores)
    .map((text) => /^`([^`…]+)/.exec(text)?.[1] ?? '');

  it('names every key that an element stores for longer than the tab, as the cookie policy does', () => {
    expect(keys.length).toBeGreaterThan(3);
    for (const key of ['vocabularyStats', 'wordStatus', 'sa-extras', 'sa-practice']) {
      expect(keys).toContain(key);
      expect(privacy).toContain(`<code>${key}</code>`);
    }
    for (const key of keys) expect(cookies).toContain(`<code>${key}`);
  });

  it('tells the days after which the Worker deletes', () => {
    expect(privacy).toContain(`mark as spam is deleted after ${SPAM_DAYS} days`);
    expect(privacy).toContain('are deleted {{keptFor}} after you last wrote to us');
    expect(privacy).toContain(`note that we have sent it, for ${MESSAGE_DAYS} days`);
    expect(privacy).toContain(`IP address for ${NETWORK_DAYS} days`);
    expect(privacy).toContain(
      `encrypted copies of it, and delete each one after ${COPY_DAYS} days`,
    );
  });

  it('says that requests go once they are dealt with, as their statuses do', () => {
    expect(privacy).toContain('Requests that we have dealt with');
    expect(filedKinds.contact.expiring).toEqual(['done']);
    expect(filedKinds.consultation.expiring).toEqual(['done', 'closed']);
    expect(privacy).toContain('subscriptions that were never confirmed or have ended');
    expect(filedKinds.newsletter.expiring).toEqual(['pending', 'unsubscribed']);
  });

  it('says who sends the newsletter, or that nobody does yet', () => {
    expect(privacy).toContain('{{newsletterMailer}}');
    expect(newsletterMailer.text.length).toBeGreaterThan(20);
  });

  it('names the grievance officer, an answer within a month, and the Board from its first day on', () => {
    expect(privacy).toContain('{{grievanceOfficer}}');
    expect(privacy).toContain('within one month');
    expect(privacy).toContain('from May 2027 you can also complain to the Data Protection Board');
  });

  it('says who has to send a form for someone under 18, where a link can lead', () => {
    expect(privacy).toContain('<h2 id="under-18">');
    expect(privacy).toContain('ask a parent or guardian to send the form');
  });
});

describe('the terms', () => {
  it('name the company behind the website, as the privacy page does', () => {
    for (const page of [terms, privacy]) expect(page).toContain('{{legalEntity}}');
  });

  it('do not vouch for rates that nobody has confirmed', () => {
    expect(terms).not.toContain('are our own figures for past students');
    expect(terms).toContain('How counted');
  });
});

describe('every legal page', () => {
  it.each([
    ['privacy', privacy],
    ['cookies', cookies],
    ['terms', terms],
  ])('%s bears the day of its last change, twice', (page, html) => {
    const days = [...html.matchAll(/Last updated on (\d+ \w+ \d{4})/g)].map(([, day]) => day);
    expect(days).toHaveLength(2);
    expect(new Set(days).size).toBe(1);
    const changed = lastChange(page);
    if (changed) expect(Date.parse(`${days[0]} UTC`)).toBeGreaterThanOrEqual(Date.parse(changed));
    expect(formatDay(new Date(Date.parse(`${days[0]} UTC`)).toISOString().slice(0, 10))).toBe(
      days[0],
    );
  });
});
