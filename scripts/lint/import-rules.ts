import { SOURCES, type Source, ZONES, type Zone } from './zones.ts';

const IMPURE_GLOBALS = [
  'document',
  'window',
  'navigator',
  'fetch',
  'localStorage',
  'sessionStorage',
  'setTimeout',
  'setInterval',
  'performance',
  'crypto',
];

/**
 * The Biome configuration that restricts the imports of each zone. A later override in Biome
 * replaces the rules of an earlier one, so each zone lists all of its patterns.
 */
export function biomeConfigOf(zones: Zone[] = ZONES): string {
  return `${JSON.stringify({ overrides: zones.map(overrideOf) }, null, 2)}\n`;
}

function overrideOf(zone: Zone) {
  const imports = { group: deniedPatterns(zone), message: messageOf(zone) };
  const style = {
    noRestrictedImports: { level: 'error', options: { patterns: [imports] } },
    ...(zone.isPure && {
      noRestrictedGlobals: { level: 'error', options: { deniedGlobals: deniedGlobals() } },
    }),
  };
  return {
    includes: zone.files,
    linter: { rules: { style } },
    ...(zone.isPure && { plugins: ['./scripts/lint/pure-logic.grit'] }),
    ...(zone.hasNoSql && { plugins: ['./scripts/lint/sql-in-store.grit'] }),
  };
}

/** Gitignore-style: a pattern with `!` exempts imports that earlier patterns deny. */
function deniedPatterns({ mayImport, isPure }: Zone): string[] {
  if (!Array.isArray(mayImport)) return ['**', ...mayImport.only.map(except)];
  const lies = (source: Source) => (outer: Source) => source.startsWith(`${outer}/`);
  const denied = (Object.keys(SOURCES) as Source[]).filter(
    (source) => !mayImport.includes(source) && !mayImport.some(lies(source)),
  );
  const exceptions = mayImport.filter((source) => denied.some(lies(source)));
  return [
    ...denied.flatMap((source) => SOURCES[source]),
    ...exceptions.flatMap((source) => SOURCES[source].map(except)),
    ...(isPure ? ['**/*.tsx'] : []),
  ];
}

const except = (pattern: string) => `!${pattern}`;

function messageOf({ name, because }: Zone): string {
  return `${because} (${name} in scripts/lint/zones.ts)`;
}

function deniedGlobals(): Record<string, string> {
  return Object.fromEntries(
    IMPURE_GLOBALS.map((name) => [name, 'A rule gets what it needs as an argument.']),
  );
}

/** The table in CONTRIBUTING.md. */
export function importTableOf(zones: Zone[] = ZONES): string {
  const rows = zones.map(({ name, mayImport, because }) => {
    const allowed = Array.isArray(mayImport) ? mayImport : mayImport.only.filter(isElsewhere);
    return `| \`${name}\` | ${['its own folder', ...allowed.map(code)].join(', ')} | ${because} |\n`;
  });
  return `| From | May import | Why |\n|---|---|---|\n${rows.join('')}`;
}

const isElsewhere = (pattern: string) => !pattern.startsWith('./');
const code = (text: string) => `\`${text}\``;
