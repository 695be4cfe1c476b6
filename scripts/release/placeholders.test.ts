import { describe, expect, it } from 'vitest';
import { type DeploymentSettings, findPlaceholders, listPlaceholders } from './placeholders.ts';

const filled: DeploymentSettings = {
  siteOrigin: 'https://www.sarathi.in',
  site: {
    ALLOWED_ORIGINS: '',
    PUBLIC_ORIGIN: 'https://www.sarathi.in',
    DESK_ORIGIN: 'https://desk.sarathi.in',
    MAIL_FROM: 'desk@sarathi.in',
    STAFF_EMAILS: 'priya@sarathi.in, arjun@sarathi.in',
    MEMBERS: 'Priya Nair <priya@sarathi.in>, Arjun Rao <arjun@sarathi.in>',
    VISITOR_MAIL: 'on',
  },
  desk: { ACCESS_AUD: 'f'.repeat(64) },
  pluginKeys: ['one', 'two'],
};
const namesIn = (settings: DeploymentSettings) =>
  findPlaceholders(settings).map(({ name }) => name);

describe('findPlaceholders', () => {
  it('finds none in the settings of a careful operator', () => {
    expect(findPlaceholders(filled)).toEqual([]);
  });

  it('finds a plugin with a single key, whose loss would end its updates', () => {
    const [found] = findPlaceholders({ ...filled, pluginKeys: ['one'] });
    expect(found?.state).toContain('has 1 of 2 keys');
  });

  it('asks for no keys before there is a plugin', () => {
    expect(findPlaceholders({ ...filled, pluginKeys: [] })).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['PUBLIC_ORIGIN', 'http://localhost:8787'],
    ['PUBLIC_ORIGIN', 'https://127.0.0.1'],
    ['PUBLIC_ORIGIN', 'https://[::1]:8787'],
    ['PUBLIC_ORIGIN', 'https://OUR-SITE'],
    ['PUBLIC_ORIGIN', 'https://www.example.com'],
    ['PUBLIC_ORIGIN', 'http://www.sarathi.in'],
    ['PUBLIC_ORIGIN', 'https://www.sarathi.in/'],
    ['PUBLIC_ORIGIN', ''],
    ['PUBLIC_ORIGIN', undefined],
    ['DESK_ORIGIN', 'http://localhost:8788'],
    ['DESK_ORIGIN', 'https://desk.study-abroad.example'],
    ['MAIL_FROM', 'desk@study-abroad.example'],
    ['MAIL_FROM', 'desk@localhost'],
    ['MAIL_FROM', 'desk'],
    ['MAIL_FROM', 'desk@OUR-DOMAIN'],
    ['MAIL_FROM', ''],
    ['STAFF_EMAILS', ''],
    ['STAFF_EMAILS', 'priya@sarathi.in, team@study-abroad.example'],
    ['MEMBERS', 'Priya Nair <priya@study-abroad.example>'],
    ['MEMBERS', 'priya@sarathi.in'],
    ['ALLOWED_ORIGINS', 'http://localhost:8787'],
    ['ALLOWED_ORIGINS', 'https://other.sarathi.in,http://127.0.0.1:8787'],
    ['ALLOWED_ORIGINS', 'sarathi.in'],
    ['VISITOR_MAIL', ''],
    ['VISITOR_MAIL', 'yes'],
    ['TOKEN_KEYS', ''],
    ['ERASURE_KEYS', 'k1:00'],
  ])('finds %s = %j', (name, value) => {
    expect(namesIn({ ...filled, site: { ...filled.site, [name]: value } })).toEqual([name]);
  });

  it.each(['development', '', undefined, 'f'.repeat(63)])('finds ACCESS_AUD = %j', (value) => {
    expect(namesIn({ ...filled, desk: { ACCESS_AUD: value } })).toEqual(['ACCESS_AUD']);
  });

  it.each(['http://localhost:8787', 'https://site.example'])('finds SITE_ORIGIN = %s', (origin) => {
    expect(namesIn({ ...filled, siteOrigin: origin })).toEqual(['SITE_ORIGIN']);
  });

  it('leaves alone settings that may be empty', () => {
    const site = { ...filled.site, MEMBERS: '', ALLOWED_ORIGINS: undefined };
    expect(namesIn({ ...filled, site })).toEqual([]);
  });

  it('leaves further websites of ours alone', () => {
    const ALLOWED_ORIGINS = 'https://sarathi.in, https://old.sarathi.in';
    expect(namesIn({ ...filled, site: { ...filled.site, ALLOWED_ORIGINS } })).toEqual([]);
  });
});

describe('listPlaceholders', () => {
  it('names file, variable, value and remedy, a line each, and no secret', () => {
    const found = findPlaceholders({
      ...filled,
      site: { ...filled.site, MAIL_FROM: 'desk@study-abroad.example', TOKEN_KEYS: 'k1:0f0f' },
      desk: {},
    });
    expect(listPlaceholders(found)).toBe(
      [
        '  wrangler.toml: MAIL_FROM = "desk@study-abroad.example". Fill in the sender of every mail, an address of the domain that may send',
        '  worker/desk/wrangler.toml: ACCESS_AUD is empty. Fill in the audience tag of the Access application, 64 digits and letters',
        '  wrangler.toml: TOKEN_KEYS is a secret. Take it out of the file, and run npx wrangler secret put TOKEN_KEYS',
      ].join('\n'),
    );
  });
});
