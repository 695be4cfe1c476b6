import { beforeAll, describe, expect, it } from 'vitest';
import { biomeConfigOf, importTableOf } from './import-rules.ts';
import { lintFiles } from './lint-files.ts';
import { ZONES } from './zones.ts';

interface Row {
  zone: string;
  /** A path without the file name. */
  folder: string;
  end: string;
  refused: string[];
  allowed: string[];
}

const load = (source: string) => `import '${source}';`;

const ROWS: Row[] = [
  {
    zone: 'widgets/sa-*/',
    folder: 'widgets/sa-faq',
    end: '.view.tsx',
    refused: [
      load('../sa-hero/hero.ts'),
      load('../../worker/core/store-once.ts'),
      load('../../host/e2e/support.ts'),
      load('../../scripts/run.ts'),
      load('goober'),
      load('@r2wc/react-to-web-component'),
      load('wretch'),
      "export { hero } from '../sa-hero/hero.ts';",
      "export const hero = import('../sa-hero/hero.ts');",
      "import type { Hero } from '../sa-hero/hero.ts';\nexport type Faq = Hero;",
    ],
    allowed: [
      load('./faq.logic.ts'),
      load('../kit/ui/card.ts'),
      load('../content/faq.ts'),
      load('../../worker/contract/rules.ts'),
      load('react'),
      load('zustand/vanilla'),
    ],
  },
  {
    zone: 'widgets/kit/',
    folder: 'widgets/kit/ui',
    end: '.tsx',
    refused: [load('../../sa-hero/hero.ts'), load('../../content/faq.ts'), load('goober')],
    allowed: [load('../rules/plural.ts'), load('../../../worker/contract/rules.ts')],
  },
  {
    zone: 'widgets/kit/element/',
    folder: 'widgets/kit/element',
    end: '.ts',
    refused: [load('wretch'), load('../../content/faq.ts')],
    allowed: [load('goober'), load('@r2wc/react-to-web-component'), load('../stores/toasts.ts')],
  },
  {
    zone: 'widgets/kit/api/',
    folder: 'widgets/kit/api',
    end: '.ts',
    refused: [load('goober'), load('../../sa-hero/hero.ts')],
    allowed: [load('wretch'), load('../../../worker/contract/protocol.ts')],
  },
  {
    zone: '*.logic.ts',
    folder: 'widgets/sa-faq/quiz',
    end: '.logic.ts',
    refused: [
      load('../../kit/ui/card.ts'),
      load('../../sa-hero/hero.logic.ts'),
      load('./faq.view.tsx'),
      load('react'),
      load('zustand'),
      'export const now = Date.now();',
      'export const today = new Date();',
      'export const chance = Math.random();',
      'export const title = document.title;',
      'export const saved = localStorage.length;',
      "export const asked = fetch('/');",
    ],
    allowed: [
      load('./score.logic.ts'),
      load('../../kit/rules/calendar-day.ts'),
      load('../../content/faq.ts'),
      'export const day = new Date(0);',
    ],
  },
  {
    zone: 'widgets/kit/rules/',
    folder: 'widgets/kit/rules',
    end: '.ts',
    refused: [
      load('../ui/card.ts'),
      load('../../content/faq.ts'),
      load('react'),
      'export const now = Date.now();',
      'export const title = document.title;',
    ],
    allowed: [load('./plural.ts')],
  },
  {
    zone: 'widgets/content/',
    folder: 'widgets/content/visas',
    end: '.ts',
    refused: [load('../faq.ts'), load('../../kit/ui/card.ts'), load('react')],
    allowed: [
      load('./visa.ts'),
      load('../provenance.ts'),
      load('../country-code.ts'),
      load('../program-level.ts'),
    ],
  },
  {
    zone: 'worker/',
    folder: 'worker/core',
    end: '.ts',
    refused: [
      load('../../widgets/content/faq.ts'),
      load('../../scripts/run.ts'),
      load('react'),
      "export const read = (db: D1Database) => db.prepare('SELECT 1').first();",
    ],
    allowed: [load('./store-once.ts'), load('../contract/rules.ts'), load('superstruct')],
  },
  {
    zone: 'worker/**/*.sql.ts',
    folder: 'worker/leads',
    end: '.sql.ts',
    refused: [load('../../scripts/run.ts')],
    allowed: [
      load('./kinds.ts'),
      load('../contract/leads.ts'),
      "export const read = (db: D1Database) => db.prepare('SELECT 1').first();",
    ],
  },
  {
    zone: 'worker/contract/',
    folder: 'worker/contract',
    end: '.ts',
    refused: [load('../settings.ts'), load('cloudflare:workers')],
    allowed: [load('./rules.ts'), load('superstruct')],
  },
  {
    zone: 'host/, scripts/',
    folder: 'host/site-builder',
    end: '.ts',
    refused: [load('../../widgets/sa-faq/faq.logic.ts'), load('goober')],
    allowed: [
      load('../../widgets/kit/rules/calendar-day.ts'),
      load('../../widgets/content/faq.ts'),
      load('../../worker/contract/rules.ts'),
      load('../../scripts/run.ts'),
    ],
  },
];

const files = ROWS.flatMap(({ folder, end, refused, allowed }) => [
  ...refused.map((text, at) => ({ path: `${folder}/refused-${at}${end}`, text, isRefused: true })),
  ...allowed.map((text, at) => ({ path: `${folder}/allowed-${at}${end}`, text, isRefused: false })),
]);

describe('the import rules', () => {
  let refusedPaths: Set<string>;

  beforeAll(() => {
    refusedPaths = lintFiles(files, JSON.parse(biomeConfigOf()).overrides);
  });

  it.each(files)('$path with $text is refused: $isRefused', ({ path, isRefused }) => {
    expect(refusedPaths.has(path)).toBe(isRefused);
  });

  it('are tried in every zone', () => {
    expect(ROWS.map(({ zone }) => zone)).toEqual(ZONES.map(({ name }) => name));
  });
});

describe('the table of imports', () => {
  it('has a row for each zone, without what is in its own folder', () => {
    const rows = importTableOf().trim().split('\n').slice(2);
    expect(rows).toHaveLength(ZONES.length);
    expect(rows.at(6)).toBe(
      '| `widgets/content/` | its own folder, `../provenance.ts`, `../country-code.ts`, `../plan-names.ts`, `../program-level.ts` | Content is typed data, which anybody may import; its arithmetic is in `*.logic.ts`. |',
    );
  });
});
