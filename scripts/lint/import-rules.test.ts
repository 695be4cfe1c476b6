import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from './import-rules.ts';

/** A file, its zone, and the imports that the zone refuses and allows. */
const ROWS: [file: string, zone: string, refused: string[], allowed: string[]][] = [
  [
    'widgets/sa-faq/faq.view.tsx',
    'widgets/sa-*/',
    ['widgets/sa-hero/hero.ts', 'worker/core/answer.ts', 'scripts/run.ts', 'goober'],
    ['widgets/sa-faq/quiz/parts.ts', 'widgets/kit/ui/card.tsx', 'react'],
  ],
  ['widgets/kit/ui/card.tsx', 'widgets/kit/', ['widgets/content/faq.ts'], ['worker/contract/a.ts']],
  ['widgets/kit/element/sheet.ts', 'widgets/kit/element/', ['wretch'], ['goober']],
  ['widgets/kit/api/request.ts', 'widgets/kit/api/', ['goober'], ['wretch']],
  [
    'widgets/sa-faq/quiz/score.logic.ts',
    '*.logic.ts',
    ['widgets/kit/ui/card.tsx', 'widgets/sa-faq/faq.view.tsx', 'react', 'zustand'],
    ['widgets/sa-faq/faq.api.ts', 'widgets/kit/rules/plural.ts'],
  ],
  [
    'widgets/kit/rules/plural.ts',
    'widgets/kit/rules/',
    ['superstruct'],
    ['widgets/kit/rules/a.ts'],
  ],
  [
    'widgets/content/visas/canada.ts',
    'widgets/content/',
    ['widgets/content/faq.ts', 'widgets/kit/ui/card.tsx', 'react'],
    ['widgets/content/visas/visa.ts', 'widgets/content/provenance.ts'],
  ],
  ['scripts/build.ts', 'scripts/', ['host/e2e/support.ts', 'goober'], ['worker/core/answer.ts']],
  ['host/e2e/support.ts', 'host/', ['widgets/sa-faq/faq.view.tsx'], ['scripts/local/product.ts']],
  ['worker/contract/rules.ts', 'worker/contract', ['worker/core/answer.ts'], ['superstruct']],
  [
    'worker/leads/list.ts',
    'worker/leads',
    ['worker/intake/flag.ts', 'worker/dev/clock.ts', 'worker/index.ts', 'widgets/kit/ui/card.tsx'],
    ['worker/core/answer.ts', 'worker/leads/counts.ts'],
  ],
  ['worker/index.ts', 'worker/index.ts', ['worker/dev/clock.ts'], ['worker/lead-desk.ts']],
];

const isPackage = (target: string) => !target.includes('/');

describe('the import rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sa-imports-'));
  let refused: string[];

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }

  beforeAll(async () => {
    for (const [, , ...targets] of ROWS) {
      for (const target of targets.flat()) {
        write(isPackage(target) ? `node_modules/${target}/index.js` : target, 'export {};\n');
      }
    }
    for (const [file, , ...targets] of ROWS) {
      const up = '../'.repeat(file.split('/').length - 1);
      const lines = targets.flat().map((to) => `import '${isPackage(to) ? to : up + to}';\n`);
      write(file, lines.join(''));
    }
    const options = { ...config.options, ruleSet: config, validate: true, baseDir: folder };
    const { output } = await cruise(['widgets', 'worker', 'host', 'scripts'], options);
    const { violations } = (output as ICruiseResult).summary;
    refused = violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(ROWS)(
    'refuse in %s the imports that %s forbids, and nothing else',
    (file, zone, targets) => {
      const paths = targets.map((to) => (isPackage(to) ? `node_modules/${to}/index.js` : to));
      expect(refused.filter((line) => line.startsWith(`${zone}: ${file} →`)).sort()).toEqual(
        paths.map((path) => `${zone}: ${file} → ${path}`).sort(),
      );
    },
  );

  it('are tried in every zone outside the rooms of the Worker', () => {
    const zones = (config.forbidden ?? []).map(({ name = '' }) => name);
    const others = zones.filter((name) => !name.startsWith('worker/'));
    expect(ROWS.map(([, zone]) => zone)).toEqual(expect.arrayContaining(others));
  });
});
