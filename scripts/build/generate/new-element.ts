/** `npm run new sa-thing` creates the folder of a new element, ready to build and test. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run } from '../../run.ts';
import { elementTemplate } from './element-template.ts';

const [tag = ''] = process.argv.slice(2);
try {
  const files = elementTemplate(tag);
  const folder = fileURLToPath(new URL(`../../../widgets/${tag}/`, import.meta.url));
  if (existsSync(folder)) throw new Error(`widgets/${tag} is already there`);
  mkdirSync(folder);
  for (const [name, content] of Object.entries(files)) writeFileSync(folder + name, content);
  process.exitCode = await run('node', ['scripts/build/generate/docs.ts']);
  console.log(`widgets/${tag}: ${Object.keys(files).join(', ')}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
