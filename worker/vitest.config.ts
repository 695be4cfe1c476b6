import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { TEST_NOW } from './dev/now.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const RECIPE = 'recipe:';

/**
 * Makes the code blocks of docs/messages.md modules, so that tests run them as they stand there. The receiver's
 * CRM is the environment.
 */
const recipes = {
  name: 'recipes',
  enforce: 'pre' as const,
  resolveId(id: string, importer = '') {
    if (id.startsWith(RECIPE)) return `\0${id}`;
    return importer.includes(RECIPE) && id === './crm.js' ? `\0${RECIPE}crm` : undefined;
  },
  load(id: string) {
    if (!id.startsWith(`\0${RECIPE}`)) return undefined;
    const name = id.slice(RECIPE.length + 1);
    if (name === 'crm')
      return 'export const save = (lead, env) => env.save(lead); export const remove = (id, env) => env.remove(id);';
    const docs = readFileSync(fromHere('../docs/messages.md'), 'utf8');
    const [, code] =
      new RegExp(`<!-- ${name} -->\n\`\`\`js\n(.*?)\n\`\`\`\n`, 's').exec(docs) ?? [];
    return `${code}${name === 'sheet' ? '\nexport { doPost };' : ''}`;
  },
};

/** Runs the suite inside workerd with the bindings of wrangler.toml and a D1 built by the migrations. */
export default defineConfig({
  root: fromHere('.'),
  plugins: [
    recipes,
    cloudflareTest(async () => ({
      main: fromHere('index.ts'),
      wrangler: { configPath: fromHere('../wrangler.toml') },
      miniflare: {
        bindings: {
          TEST_NOW: TEST_NOW.toISOString(),
          TEST_MIGRATIONS: await readD1Migrations(fromHere('migrations')),
          TOKEN_KEYS: `k2:${'2'.repeat(64)},k1:${'1'.repeat(64)}`,
          ERASURE_KEYS: `e1:${'e'.repeat(64)}`,
          // Messages of office-load.test.ts.
          OFFICE_EVENTS: process.env.OFFICE_EVENTS ?? '300',
          OFFICE_SYSTEM: 'Example CRM, India',
          OFFICE_WEBHOOK_KEYS: 'f'.repeat(64),
        },
      },
    })),
  ],
  test: {
    name: 'worker',
    include: ['**/*.test.ts'],
    setupFiles: ['dev/setup.ts'],
    // No test fails for being slow: the runner of the suite watches its progress.
    testTimeout: 0,
    hookTimeout: 0,
    // A Worker for each file would take half as long again as the tests in it.
    isolate: false,
  },
});
