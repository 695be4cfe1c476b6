import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { clickPolicies } from '../../widgets/content/click-policies.ts';
import { clickNames, utmNames } from '../../worker/contract/attribution.ts';
import {
  CLICK_DAYS,
  COPY_DAYS,
  MESSAGE_DAYS,
  NETWORK_DAYS,
  RETURNED_DAYS,
  SPAM_DAYS,
} from '../../worker/contract/durations.ts';
import { storedKinds } from '../../worker/leads/kinds.ts';
import { readElementDocs } from '../build/generate/element-doc.ts';
import { writeOfficeSystem } from './office-system.ts';

const folder = fileURLToPath(new URL('../../host/pages/', import.meta.url));
const read = (page: string) => readFileSync(`${folder}${page}.html`, 'utf8');
const [privacy, cookies, terms] = [read('privacy'), read('cookies'), read('terms')];

/** The day of the last commit that changed a page; empty without a history. */
function lastChange(page: string): string {
  const log = ['log', '-1', '--format=%as', '--', `${folder}${page}.html`];
  return execFileSync('git', log, { cwd: folder, encoding: 'utf8' }).trim();
}

describe('the privacy page', () => {
  it('names the office’s own system and its country, and none if there is none', () => {
    expect(privacy).toContain('{{officeSystem}}');
    expect(writeOfficeSystem('')).toBe('');
    expect(writeOfficeSystem('R&D CRM, in India')).toContain('<li>R&amp;D CRM, in India, in which');
  });

  const keys = readElementDocs()
    .flatMap(({ stores }) => stores)
    .map((text) => /^`([^`…]+)/.exec(text)?.[1] ?? '');

  it('names every key that an element stores for longer than the tab, as the cookie policy does', () => {
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
    expect(clickPolicies.on).toContain(`after ${CLICK_DAYS} days`);
    expect([privacy.includes('For a year we keep a note of this'), RETURNED_DAYS]).toEqual([
      true,
      365,
    ]);
    expect(privacy).toContain(
      `encrypted copies of it, and delete each one after ${COPY_DAYS} days`,
    );
  });

  it.each(['on', 'off'] as const)(
    'names each identifier of a click that the Worker may store: %s',
    (setting) => {
      const named = clickNames.filter((name) => clickPolicies[setting].includes(name));
      expect(named).toEqual(setting === 'on' ? clickNames : ['gclid', 'fbclid']);
      for (const name of utmNames) expect(privacy).toContain(name.replace('utm_', ''));
    },
  );

  it('says that requests go once they are dealt with, as their statuses do', () => {
    expect(privacy).toContain('Requests that we have dealt with');
    expect(storedKinds.contact.expiring).toEqual(['done']);
    expect(storedKinds.consultation.expiring).toEqual(['done', 'closed']);
    expect(privacy).toContain('subscriptions that were never confirmed or have ended');
    expect(storedKinds.newsletter.expiring).toEqual(['pending', 'unsubscribed']);
  });

  it('names the company, the officer, the sender of the newsletter, and who sends for a minor', () => {
    for (const page of [terms, privacy]) expect(page).toContain('{{legalEntity}}');
    for (const text of [
      '{{newsletterMailer}}',
      '{{adClicks}}',
      '{{grievanceOfficer}}',
      'within one month',
      'from May 2027 you can also complain to the Data Protection Board',
      '<h2 id="under-18">',
      'ask a parent or guardian to send the form',
    ]) {
      expect(privacy).toContain(text);
    }
  });
});

it('the terms do not vouch for rates that nobody has confirmed', () => {
  expect(terms).not.toContain('are our own figures for past students');
  expect(terms).toContain('How counted');
});

it.each(['privacy', 'cookies', 'terms'])('%s bears the day of its last change, twice', (page) => {
  const days = [...read(page).matchAll(/Last updated on (\d+ \w+ \d{4})/g)].map(([, day]) => day);
  expect(days).toHaveLength(2);
  expect(new Set(days).size).toBe(1);
  const changed = lastChange(page);
  if (changed) expect(Date.parse(`${days[0]} UTC`)).toBeGreaterThanOrEqual(Date.parse(changed));
});
