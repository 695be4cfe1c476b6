import type { IConfiguration } from 'dependency-cruiser';

/**
 * Import permissions, type imports included. `npm run lint` enforces it with dependency-cruiser, which
 * resolves paths; the table in CONTRIBUTING.md is generated from it (`npm run docs`).
 */

/** Packages that a zone needs permission for, by resolved path. Every other package is open to all zones. */
const SOURCES = {
  elements: '^widgets/sa-[^/]+/',
  kit: '^widgets/kit/',
  "the kit's rules": '^widgets/kit/(rules/|.+[.](logic|api)[.]ts$)',
  content: '^widgets/content/',
  worker: '^worker/',
  'worker/contract': '^worker/contract/',
  host: '^host/',
  scripts: '^scripts/',
  React: '^node_modules/(react|react-dom|preact)/',
  zustand: '^node_modules/zustand/',
  goober: '^node_modules/goober/',
  r2wc: '^node_modules/@r2wc/',
  wretch: '^node_modules/wretch/',
} as const;

type Source = keyof typeof SOURCES;

interface Zone {
  name: string;
  /** Pattern of its files; `$1` in `own` is its first group. */
  files: string;
  except?: string;
  /** Pattern of what its files may always import. */
  own: string;
  mayImport: Source[];
  /** Whether every package needs permission. */
  isClosed?: true;
  /** Whether a type may come from anywhere: it loads nothing. */
  takesTypes?: true;
  /** The reason, shown in the table. */
  because: string;
}

const TEST = '[.]test[.]tsx?$';

const ZONES: Zone[] = [
  {
    name: 'widgets/sa-*/',
    files: '^widgets/(sa-[^/]+)/',
    except: TEST,
    own: '^widgets/$1/',
    mayImport: ['kit', 'content', 'worker/contract', 'React', 'zustand'],
    because:
      'An element never imports another: when a rule or part gets its second user, it moves to kit or content, with its tests.',
  },
  {
    name: 'widgets/kit/',
    files: '^widgets/kit/(?!element/|api/)',
    except: TEST,
    own: '^widgets/kit/',
    mayImport: ['worker/contract', 'React', 'zustand'],
    takesTypes: true,
    because: 'The kit knows no element and no content but types of it: its users pass these in.',
  },
  {
    name: 'widgets/kit/element/',
    files: '^widgets/kit/element/',
    own: '^widgets/kit/',
    mayImport: ['worker/contract', 'React', 'zustand', 'goober', 'r2wc'],
    because: 'Only this folder knows how a component becomes a custom element with styles.',
  },
  {
    name: 'widgets/kit/api/',
    files: '^widgets/kit/api/',
    own: '^widgets/kit/',
    mayImport: ['worker/contract', 'React', 'zustand', 'wretch'],
    because: 'Only this folder uses wretch.',
  },
  {
    name: '*.logic.ts',
    files: '^widgets/(sa-[^/]+|kit/[^/]+)/.*[.]logic[.]ts$',
    own: '^widgets/$1/.*[.](ts|json)$',
    mayImport: ["the kit's rules", 'content', 'worker/contract'],
    because: 'A rule draws, stores and fetches nothing: data, time and chance are arguments.',
  },
  {
    name: 'widgets/kit/rules/',
    files: '^widgets/kit/rules/',
    except: TEST,
    own: '^widgets/kit/rules/',
    mayImport: [],
    isClosed: true,
    because: 'Rules that several rules share are as pure as those.',
  },
  {
    name: 'widgets/content/',
    files: '^widgets/content/(.*/|)',
    except: '[.]test[.]ts$',
    own: '^widgets/content/($1|schema/|(provenance|country-code|plan-names|program-level)[.]ts$)|^content/|^node_modules/superstruct/',
    mayImport: [],
    isClosed: true,
    because: 'Content is typed data, which anyone may import.',
  },
  {
    name: 'scripts/',
    files: '^scripts/',
    own: '^scripts/',
    mayImport: ['kit', 'content', 'worker', 'React'],
    because: 'They build pages, and reach an element by its tag.',
  },
  {
    name: 'host/',
    files: '^host/',
    own: '^host/|^widgets/sa-[^/]+/testing/',
    mayImport: ['scripts', 'kit', 'content', 'worker', 'React'],
    because: 'Its tests visit built pages, and reach an element by its tag.',
  },
];

/**
 * The rooms of worker/, lowest first: a room imports its own files and those of lower rooms. Rooms on
 * one layer do not know each other. Tests may import worker/dev/, which imports every room.
 */
const LAYERS = [
  ['contract'],
  ['core'],
  ['pages', 'published', 'notify'],
  ['partners'],
  ['newsletter'],
  ['appointments'],
  ['leads'],
  ['intake'],
  ['frame', 'upkeep'],
  ['desk', 'lead-desk.ts'],
  ['editor'],
  ['index.ts'],
];

/** Browsers download the contract, so it is closed. */
const ROOMS = LAYERS.flatMap((rooms, layer) =>
  rooms.map((room): Zone => {
    const known = [room, ...LAYERS.slice(0, layer).flat()];
    return {
      name: `worker/${room}`,
      files: `^worker/${room}(/|$)`,
      except: TEST,
      own: `^worker/(${known.join('|')})(/|$)|^node_modules/superstruct/`,
      mayImport: [],
      ...(layer === 0 && { isClosed: true }),
      because: 'The Worker is deployed on its own, and a room knows lower rooms only.',
    };
  }),
);

const config: IConfiguration = {
  forbidden: [...ZONES, ...ROOMS].map((zone) => ({
    name: zone.name,
    comment: zone.because,
    severity: 'error',
    from: { path: zone.files, ...(zone.except && { pathNot: zone.except }) },
    to: {
      ...(!zone.isClosed && { path: Object.values(SOURCES) }),
      ...(zone.takesTypes && { dependencyTypesNot: ['type-only'] }),
      pathNot: [zone.own, ...zone.mayImport.map((source) => SOURCES[source])],
    },
  })),
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '^host/(npm|wordpress)/' },
    baseline: { mode: 'shrink-only', staleEntriesSeverity: 'error' },
  },
};

// biome-ignore lint/style/noDefaultExport: dependency-cruiser reads it.
export default config;

/** The table in CONTRIBUTING.md. */
export function importTableOf(): string {
  const rows = ZONES.map(({ name, mayImport, because }) => {
    const allowed = ['its own folder', ...mayImport.map((source) => `\`${source}\``)];
    return `| \`${name}\` | ${allowed.join(', ')} | ${because} |\n`;
  });
  const layers = LAYERS.map((rooms) => rooms.join(', ')).join(' < ');
  rows.push(
    `| \`worker/\` | its own folder and lower rooms: ${layers} | The Worker is deployed on its own. |\n`,
  );
  return `| From | May import | Why |\n|---|---|---|\n${rows.join('')}`;
}
