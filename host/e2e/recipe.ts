import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { lexer, type Tokens } from 'marked';
import { rollup } from 'rollup';
import ts from 'typescript';
import { compileScript, parse, type SFCTemplateCompileOptions } from 'vue/compiler-sfc';

/** The code of `host/recipes/<recipe>.md` by the name behind each block's language. */
export function readRecipe(recipe: string): Record<string, string> {
  const blocks = lexer(readFileSync(`host/recipes/${recipe}.md`, 'utf8')).filter(
    (token): token is Tokens.Code => token.type === 'code',
  );
  return Object.fromEntries(
    blocks.map(({ lang = '', text }) => [lang.replace(/^\S+\s*/, ''), text]),
  );
}

/** The answer of a server; HTML unless its headers say otherwise. */
export interface Answer {
  body: string;
  headers?: Record<string, string>;
}

const { resolve } = createRequire(import.meta.url);

/** A file that an npm package publishes, as a script to serve. */
export function scriptOf(file: string): Answer {
  return {
    body: readFileSync(resolve(file), 'utf8'),
    headers: { 'Content-Type': 'text/javascript' },
  };
}

/**
 * Bundles an app as a partner's tools would.
 *
 * @param sources by path; the first one is the entry.
 * @param template how Vue compiles templates.
 */
export async function bundleApp(
  sources: Record<string, string>,
  template: Partial<SFCTemplateCompileOptions> = {},
): Promise<Answer> {
  const [entry = ''] = Object.keys(sources);
  const bundle = await rollup({
    input: entry,
    // React marks files for servers, which mean nothing in a browser's bundle.
    onwarn: () => {},
    plugins: [
      {
        name: 'sources',
        resolveId: (id) => {
          const path = id.replace(/^\.\//, 'src/');
          return Object.keys(sources).find((source) => source.startsWith(path)) ?? null;
        },
        load: (id) => {
          const source = sources[id];
          if (source === undefined) return null;
          return compileTsx(id.endsWith('.vue') ? compileVue(source, template) : source);
        },
      },
      nodeResolve({ browser: true }),
      commonjs(),
      replace({
        preventAssignment: true,
        values: { 'process.env.NODE_ENV': '"development"', __VUE_OPTIONS_API__: 'true' },
      }),
    ],
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'app' });
  await bundle.close();
  return { body: output[0].code, headers: { 'Content-Type': 'text/javascript' } };
}

/** JavaScript of a TypeScript source, which may have JSX. */
export function compileTsx(source: string): string {
  const compilerOptions = { target: 'esnext', module: 'esnext', jsx: 'react-jsx' } as never;
  return ts.transpileModule(source, { fileName: 'app.tsx', compilerOptions }).outputText;
}

/** Whether a script is all ECMAScript 5. */
export function isEs5(source: string): boolean {
  const write = (target: ts.ScriptTarget) =>
    ts.transpileModule(source, { compilerOptions: { target, module: ts.ModuleKind.ESNext } })
      .outputText;
  // TypeScript rewrites only the syntax that an old target lacks.
  return write(ts.ScriptTarget.ES5) === write(ts.ScriptTarget.ESNext);
}

function compileVue(source: string, templateOptions: Partial<SFCTemplateCompileOptions>): string {
  const { descriptor } = parse(source);
  return compileScript(descriptor, { id: 'app', inlineTemplate: true, templateOptions }).content;
}
