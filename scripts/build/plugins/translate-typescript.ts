import typescript from '@rollup/plugin-typescript';
import type { NormalizedInputOptions, Plugin, PluginContext } from 'rollup';
import ts from 'typescript';

/**
 * The JavaScript of one TypeScript file, which no other file can change (`isolatedModules`): for
 * sources that a bundle has under another name.
 */
export function translate(source: string, path: string): string {
  const compilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    jsx: ts.JsxEmit.ReactJSX,
    verbatimModuleSyntax: true,
  };
  return ts.transpileModule(source, { fileName: path, compilerOptions }).outputText;
}

/**
 * Translates our sources. The first bundle translates all of them, and every later one takes what
 * is there already: each would take as long again.
 */
export function translateTypeScript(): Plugin {
  // `npm run types` checks; here each file is only translated.
  const plugin = typescript({
    tsconfig: './tsconfig.json',
    include: ['widgets/**/*.ts', 'widgets/**/*.tsx', 'worker/contract/*.ts', 'host/workbench/*.ts'],
    noEmit: false,
    noForceEmit: true,
    noCheck: true,
  });
  const start = plugin.buildStart as (this: PluginContext, options: NormalizedInputOptions) => void;
  let hasStarted = false;
  return {
    ...plugin,
    buildStart(options) {
      if (hasStarted) return;
      hasStarted = true;
      start.call(this, options);
    },
  };
}
