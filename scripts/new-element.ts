/** `npm run new sa-thing` writes the folder of a new element, ready to build and to test. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run } from './run.ts';

const [tag = ''] = process.argv.slice(2);
const stem = tag.replace(/^sa-/, '');
const view = stem.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const folder = fileURLToPath(new URL(`../widgets/${tag}/`, import.meta.url));

if (!/^sa-[a-z]+(-[a-z]+)*$/.test(tag)) fail(`"${tag}" is not a tag: use npm run new sa-some-name`);
if (existsSync(folder)) fail(`widgets/${tag} is already there`);

const files: Record<string, string> = {
  [`${stem}.ts`]: `import { text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { ${view} } from './${stem}.view.tsx';

/**
 * One sentence on what a visitor can do with it.
 *
 * @element ${tag}
 * @attr {string} [heading=Hello] - Text of the heading.
 * @attr {'light'|'dark'|'auto'} theme - Colours; those of the page unless set, \`auto\` follows the system.
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('${tag}', ${view}, { heading: text('Hello') });
`,
  [`${stem}.view.tsx`]: `import { card } from '../kit/ui/card.ts';

export function ${view}({ heading }: { heading: string }) {
  return (
    <section className={card}>
      <h2>{heading}</h2>
    </section>
  );
}
`,
  [`${stem}.test.tsx`]: `import { describe, expect, it } from 'vitest';
import { mount } from '../kit/testing/mount.ts';
import './${stem}.ts';

describe('<${tag}>', () => {
  it('shows its heading', async () => {
    const element = await mount('<${tag} heading="Namaste"></${tag}>');
    expect(element.shadowRoot?.querySelector('h2')?.textContent).toBe('Namaste');
  });
});
`,
};

mkdirSync(folder);
for (const [name, content] of Object.entries(files)) writeFileSync(folder + name, content);
process.exitCode = await run('node', ['scripts/element-docs.ts']);
console.log(`widgets/${tag}: ${Object.keys(files).join(', ')}`);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
