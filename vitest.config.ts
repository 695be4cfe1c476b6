import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import { E2E_WORKERS } from './host/e2e/setup.ts';
import { aliases } from './scripts/build/aliases.ts';
import { mutantPlugin } from './scripts/testing/mutant-plugin.ts';
import { PATIENCE_MS } from './widgets/testing/patience.ts';
import workerProject from './worker/vitest.config.ts';

/** The run itself ends what gets nowhere (scripts/testing/run-watched.ts). */
const withoutLimits = { testTimeout: 0, hookTimeout: 0 };
/** How long a test waits for something that a browser or a Worker does in its own time. */
const expect = { poll: { timeout: PATIENCE_MS } };

/** Tests that need a document, or modules that stand in for others: of views, and what is named so. */
const domTests = 'widgets/**/*.{test.tsx,dom.test.ts}';

const unit = {
  // Elements are tested as they ship: on Preact.
  plugins: [mutantPlugin],
  resolve: { alias: aliases.preact },
  define: { __VERSION__: '"0.0.0"', __SITE_ORIGIN__: '"https://site.example"' },
};

/** Rules and elements, without a browser. */
const unitProjects = [
  {
    ...unit,
    test: {
      name: 'unit-node',
      include: ['{widgets,host,scripts}/**/*.test.ts'],
      exclude: [domTests, '**/node_modules/**'],
      environment: 'node',
      setupFiles: ['scripts/testing/stop-clock.ts'],
      ...withoutLimits,
      maxWorkers: availableParallelism(),
      // A process for each file would take longer than the tests in it.
      isolate: false,
    },
  },
  {
    ...unit,
    test: {
      name: 'unit-dom',
      include: [domTests],
      environment: 'happy-dom',
      setupFiles: ['scripts/testing/stop-clock.ts'],
      ...withoutLimits,
      maxWorkers: availableParallelism(),
      // A new realm for each file in a process that stays; threads would not let TZ be set.
      pool: 'vmForks',
      server: { deps: { inline: [/@r2wc/, /zustand/] } },
    },
  },
];

/** Tests of the built site with its Worker. */
const endToEnd = (name: string, include: string) => ({
  test: {
    name,
    expect,
    include: [include],
    globalSetup: ['host/e2e/setup.ts', 'host/e2e/browser.ts'],
    maxWorkers: E2E_WORKERS,
    ...withoutLimits,
  },
});

export default defineConfig({
  test: {
    projects: [
      ...unitProjects,
      // After the unit tests: only projects of as many workers run at the same time.
      mergeConfig(workerProject, {
        plugins: [mutantPlugin],
        test: { sequence: { groupOrder: 1 } },
      }),
      {
        test: {
          name: 'commands',
          include: ['scripts/**/*.command.ts'],
          ...withoutLimits,
        },
      },
      endToEnd('e2e', 'host/e2e/**/*.e2e.ts'),
      endToEnd('proofs', 'host/e2e/**/*.proof.ts'),
      {
        test: {
          name: 'engines',
          expect,
          include: ['host/engines/**/*.engines.ts'],
          globalSetup: 'host/engines/setup.ts',
          fileParallelism: false,
          ...withoutLimits,
        },
      },
    ],
  },
});
