import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { Features, transform } from 'lightningcss';
import { list, type Node, parse, type Rule } from 'postcss';
import { expect, it, vi } from 'vitest';

interface Written {
  /** The rule that the template makes. */
  css: string;
  /** The rule as goober compiled it. */
  rules: string;
}

type Tag = (...template: [TemplateStringsArray, ...unknown[]]) => string;
interface Options {
  target: { data: string };
  k?: 1;
  g?: 1;
}

const { written } = vi.hoisted(() => ({ written: [] as Written[] }));

vi.mock('goober', async (original) => {
  const { css: goober } = await original<{ css: Tag }>();
  const bind =
    (options: Options): Tag =>
    (...template) => {
      const { length } = options.target.data;
      const name = goober.apply(options, template);
      const text = String.raw({ raw: template[0] }, ...template.slice(1));
      const selector = options.k ? `@keyframes ${name}` : `.${name}`;
      written.push({
        css: options.g ? text : `${selector}{${text}}`,
        rules: options.target.data.slice(length),
      });
      return name;
    };
  return { css: { bind } };
});

/** Each declaration with what it applies to, nesting resolved. */
function declarationsOf(css: string): string[] {
  const { code } = transform({
    filename: 'style.css',
    code: Buffer.from(css),
    include: Features.Nesting,
  });
  const found = new Set<string>();
  parse(`${code}`).walkDecls((declaration) => {
    const { selectors, around } = placeOf(declaration);
    for (const selector of selectors) found.add(`${around}${selector} { ${declaration} }`);
  });
  return [...found].sort();
}

function placeOf({ parent }: Node): { selectors: string[]; around: string } {
  const { selector } = parent as Rule;
  const rules: string[] = [];
  for (let node = parent?.parent; node?.type === 'atrule'; node = node.parent) {
    const { name, params } = node as unknown as { name: string; params: string };
    rules.unshift(`@${name} ${params} `);
  }
  return { selectors: list.comma(selector), around: rules.join('') };
}

it('goober compiles each style template to the rules that a CSS parser finds in it', async () => {
  const files = globSync('widgets/{kit,sa-*}/**/*.{ts,tsx}', {
    exclude: ['**/*.{test,browser,states}.{ts,tsx}', '**/testing/**'],
  });
  await Promise.all(files.map((file) => import(/* @vite-ignore */ resolve(file))));
  // The sheet has each text once.
  const built = written.filter(({ rules }) => rules);
  expect(built).not.toHaveLength(0);
  expect(built.flatMap(({ rules }) => declarationsOf(rules))).toEqual(
    built.flatMap(({ css }) => declarationsOf(css)),
  );
});
