/**
 * Who may import whom. The lint rules (scripts/lint/biome-imports.json) and the table in
 * CONTRIBUTING.md are generated from here: run `npm run docs` after a change.
 *
 * Biome compares an import as it is written, so every pattern matches relative paths such as
 * `../kit/ui/card.ts`. Type imports count as well.
 */

/**
 * Sources that a zone may be allowed, each with the import patterns it covers. Every other source
 * in this list is denied. Unlisted packages are open to all zones.
 */
export const SOURCES = {
  elements: ['**/sa-*/**'],
  kit: ['**/kit/**'],
  'kit/rules': ['**/kit/rules/**'],
  content: ['**/content/**'],
  'worker/contract': ['**/worker/contract/**'],
  worker: ['**/worker/**'],
  widgets: ['**/widgets/**'],
  host: ['**/host/**'],
  scripts: ['**/scripts/**'],
  React: ['react', 'react/**', 'react-dom', 'react-dom/**', 'preact', 'preact/**'],
  zustand: ['zustand', 'zustand/**'],
  goober: ['goober'],
  r2wc: ['@r2wc/**'],
  wretch: ['wretch', 'wretch/**'],
} as const;

export type Source = keyof typeof SOURCES;

export interface Zone {
  name: string;
  /** Globs from the root of the repository; `!` excludes. The last matching zone applies. */
  files: string[];
  /** Allowed sources besides its own folder; or patterns of all allowed imports. */
  mayImport: Source[] | { only: string[] };
  /** The reason, shown in the table and in the lint message. */
  because: string;
  /** Also bans components, the DOM, the network, storage, the clock and random numbers. */
  isPure?: boolean;
  /** Also bans statements for D1. */
  hasNoSql?: boolean;
}

export const ZONES: Zone[] = [
  {
    name: 'widgets/sa-*/',
    files: ['widgets/sa-*/**'],
    mayImport: ['kit', 'content', 'worker/contract', 'React', 'zustand'],
    because:
      'An element never imports another: when a rule or part gets its second user, it moves to kit or content, with its tests.',
  },
  {
    name: 'widgets/kit/',
    files: ['widgets/kit/**', '!widgets/kit/element/**', '!widgets/kit/api/**'],
    mayImport: ['kit', 'worker/contract', 'React', 'zustand'],
    because: 'The kit knows no element and no content: whoever uses it passes these in.',
  },
  {
    name: 'widgets/kit/element/',
    files: ['widgets/kit/element/**'],
    mayImport: ['kit', 'worker/contract', 'React', 'zustand', 'goober', 'r2wc'],
    because: 'Only this folder knows how a component becomes a custom element with styles.',
  },
  {
    name: 'widgets/kit/api/',
    files: ['widgets/kit/api/**'],
    mayImport: ['kit', 'worker/contract', 'React', 'zustand', 'wretch'],
    because: 'Only this folder does HTTP.',
  },
  {
    name: '*.logic.ts',
    files: ['widgets/**/*.logic.ts'],
    mayImport: ['kit/rules', 'content', 'worker/contract'],
    because: 'A rule draws, stores and asks for nothing: data, time and chance are arguments.',
    isPure: true,
  },
  {
    name: 'widgets/kit/rules/',
    files: ['widgets/kit/rules/**', '!**/*.test.ts'],
    mayImport: { only: ['./**'] },
    because: 'Rules that several rules share are as pure as those.',
    isPure: true,
  },
  {
    name: 'widgets/content/',
    files: ['widgets/content/**', '!**/*.logic.ts', '!**/*.test.ts'],
    mayImport: {
      only: [
        './**',
        '../provenance.ts',
        '../country-code.ts',
        '../plan-names.ts',
        '../program-level.ts',
      ],
    },
    because: 'Content is typed data, which anybody may import; its arithmetic is in `*.logic.ts`.',
  },
  {
    name: 'worker/',
    files: [
      'worker/**',
      '!worker/**/*.sql.ts',
      '!worker/contract/**',
      '!worker/soak/**',
      '!worker/dev/**',
      '!worker/**/*.test.ts',
      '!worker/vitest.config.ts',
    ],
    mayImport: [],
    because: 'The Worker is deployed on its own: nothing of widgets/, host/ or scripts/ is in it.',
    hasNoSql: true,
  },
  {
    name: 'worker/**/*.sql.ts',
    files: ['worker/**/*.sql.ts'],
    mayImport: [],
    because: 'All SQL is in these files: another engine of storage changes them only.',
  },
  {
    name: 'worker/contract/',
    files: ['worker/contract/**', '!**/*.test.ts'],
    mayImport: { only: ['./**', 'superstruct'] },
    because: 'Browsers download the contract.',
  },
  {
    name: 'host/, scripts/',
    files: ['host/**', 'scripts/**'],
    mayImport: ['kit', 'content', 'worker', 'widgets', 'host', 'scripts', 'React'],
    because: 'They build and test pages, and reach an element by its tag.',
  },
];
