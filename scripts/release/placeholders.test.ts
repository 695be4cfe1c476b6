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

  it('finds a plugin with a single key, whose loss would end its updates, not one with none', () => {
    const [found] = findPlaceholders({ ...filled, pluginKeys: ['one'] });
    expect(found?.state).toContain('has 1 of 2 keys');
    expect(findPlaceholders({ ...filled, pluginKeys: [] })).toEqual([]);
  });

  const values: Record<string, unknown[]> = {
    PUBLIC_ORIGIN: ['http://localhost:8787', 'https://127.0.0.1', 'https://[::1]:8787'],
    ALLOWED_ORIGINS: ['https://other.sarathi.in,http://127.0.0.1:8787', 'sarathi.in'],
    DESK_ORIGIN: ['https://OUR-SITE', 'https://www.example.com', 'http://desk.sarathi.in', ''],
    MAIL_FROM: ['desk@study-abroad.example', 'desk@localhost', 'desk', 'desk@OUR-DOMAIN', ''],
    STAFF_EMAILS: ['', 'priya@sarathi.in, team@study-abroad.example'],
    MEMBERS: ['Priya Nair <priya@study-abroad.example>', 'priya@sarathi.in'],
    VISITOR_MAIL: ['', 'yes'],
    TOKEN_KEYS: [''],
    ERASURE_KEYS: ['k1:00'],
  };
  it.each(Object.entries(values).flatMap(([name, all]) => all.map((value) => ({ name, value }))))(
    'finds $name = $value',
    ({ name, value }) => {
      expect(namesIn({ ...filled, site: { ...filled.site, [name]: value } })).toEqual([name]);
    },
  );

  it.each([undefined, 'development', 'f'.repeat(63)])('finds ACCESS_AUD = %j', (value) => {
    expect(namesIn({ ...filled, desk: { ACCESS_AUD: value } })).toEqual(['ACCESS_AUD']);
  });

  it('finds SITE_ORIGIN of a build for this machine', () => {
    expect(namesIn({ ...filled, siteOrigin: 'http://localhost:8787' })).toEqual(['SITE_ORIGIN']);
  });

  it.each([
    { MEMBERS: '', ALLOWED_ORIGINS: undefined },
    { ALLOWED_ORIGINS: 'https://sarathi.in, https://old.sarathi.in' },
  ])('leaves %j alone', (site) => {
    expect(namesIn({ ...filled, site: { ...filled.site, ...site } })).toEqual([]);
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
