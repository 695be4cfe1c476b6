import { splitList } from '../../worker/core/split-list.ts';
import { findMissingKeys } from './unfinished.ts';

/** The settings that an operator gives to a deployment. */
export interface DeploymentSettings {
  /** SITE_ORIGIN in the environment. */
  siteOrigin: string | undefined;
  /** `[vars]` of the public Worker's wrangler.toml. */
  site: Readonly<Record<string, unknown>>;
  /** `[vars]` of the desk's. */
  desk: Readonly<Record<string, unknown>>;
  /** Public keys that the WordPress plugin trusts. */
  pluginKeys: readonly string[];
}

/** A setting with the repository's own value, under which no visitor or mail would arrive. */
export interface Placeholder {
  /** The file that sets it. */
  place: string;
  name: string;
  /** Its value, or that it is empty. Never a secret. */
  state: string;
  /** The remedy, as a sentence without its full stop. */
  remedy: string;
}

/** Reserved names, which lead nowhere on the internet (RFC 2606, RFC 6761). */
const RESERVED = /(^|\.)(localhost|local|internal|example|invalid|test|example\.(com|net|org))$/i;

const isRealHost = (host: string) =>
  host.includes('.') && !/^[\d.]+$/.test(host) && !RESERVED.test(host);

const isRealAddress = (text: string) => URL.canParse(text) && isRealHost(new URL(text).hostname);

const isRealOrigin = (text: string) =>
  isRealAddress(text) && text.startsWith('https:') && new URL(text).origin === text;

const isRealMailbox = (text: string) => {
  const [, host] = /^[^\s@]+@([^\s@]+)$/.exec(text) ?? [];
  return !!host && isRealHost(host);
};

/** `Name <address>` */
const addressIn = (member: string) => /<([^<>]*)>$/.exec(member)?.[1] ?? '';

type Source = Exclude<keyof DeploymentSettings, 'pluginKeys'>;

interface Rule {
  from: Source;
  name: string;
  isFilled(value: string): boolean;
  remedy: string;
}

const RULES: readonly Rule[] = [
  {
    from: 'siteOrigin',
    name: 'SITE_ORIGIN',
    isFilled: isRealOrigin,
    remedy: 'Fill in where visitors find the site, such as https://OUR-SITE',
  },
  {
    from: 'site',
    name: 'ALLOWED_ORIGINS',
    isFilled: (value) => splitList(value).every(isRealAddress),
    remedy: 'Take the local ones out; what stays are other websites of yours, or nothing',
  },
  {
    from: 'site',
    name: 'PUBLIC_ORIGIN',
    isFilled: isRealOrigin,
    remedy: 'Fill in where visitors find the site, such as https://OUR-SITE',
  },
  {
    from: 'site',
    name: 'DESK_ORIGIN',
    isFilled: isRealOrigin,
    remedy: 'Fill in where members find the desk, such as https://OUR-DESK',
  },
  {
    from: 'site',
    name: 'MAIL_FROM',
    isFilled: isRealMailbox,
    remedy: 'Fill in the sender of every mail, an address of the domain that may send',
  },
  {
    from: 'site',
    name: 'STAFF_EMAILS',
    isFilled: (value) => value !== '' && splitList(value).every(isRealMailbox),
    remedy: 'Fill in who is told of new leads, separated by commas',
  },
  {
    from: 'site',
    name: 'MEMBERS',
    isFilled: (value) => splitList(value).every((entry) => isRealMailbox(addressIn(entry))),
    remedy: 'Fill in whom leads can be assigned to, as Name <address>, or nobody',
  },
  {
    from: 'site',
    name: 'VISITOR_MAIL',
    isFilled: (value) => value === 'on' || value === 'off',
    remedy: 'Fill in on, or off where the mail service may not write to visitors',
  },
  {
    from: 'desk',
    name: 'ACCESS_AUD',
    isFilled: (value) => /^[\da-f]{64}$/i.test(value),
    remedy: 'Fill in the audience tag of the Access application, 64 digits and letters',
  },
];

const SECRETS = ['TOKEN_KEYS', 'ERASURE_KEYS', 'OFFICE_WEBHOOK_KEYS'];

const PLACES: Readonly<Record<Source, string>> = {
  siteOrigin: 'environment',
  site: 'wrangler.toml',
  desk: 'worker/desk/wrangler.toml',
};

/** The settings that have to be corrected before a release. */
export function findPlaceholders(settings: DeploymentSettings): Placeholder[] {
  const unfilled = RULES.flatMap(({ from, name, isFilled, remedy }) => {
    const value = from === 'siteOrigin' ? settings.siteOrigin : settings[from][name];
    if (isFilled(String(value ?? ''))) return [];
    return [{ place: PLACES[from], name, state: value ? `= "${value}"` : 'is empty', remedy }];
  });
  const exposed = SECRETS.filter((name) => name in settings.site).map((name) => ({
    place: PLACES.site,
    name,
    state: 'is a secret',
    remedy: `Take it out of the file, and run npx wrangler secret put ${name}`,
  }));
  const unsigned = findMissingKeys(settings.pluginKeys).map(({ place, what }) => ({
    place,
    name: 'the array',
    state: `has ${what}`,
    remedy:
      'Make a second one by npm run make-key: after the loss of its only key no plugin takes an update',
  }));
  return [...unfilled, ...exposed, ...unsigned];
}

/** A line for each, for the operator. */
export const listPlaceholders = (found: readonly Placeholder[]): string =>
  found
    .map(({ place, name, state, remedy }) => `  ${place}: ${name} ${state}. ${remedy}`)
    .join('\n');
