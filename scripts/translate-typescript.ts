import type { Plugin } from 'rollup';
import ts from 'typescript';

/** What tsconfig.json says of the output; `npm run types` does the checking. */
const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  verbatimModuleSyntax: true,
};

/** Source and translation by path: the build bundles most files a dozen times. */
const translated = new Map<string, { source: string; code: string }>();

/** The JavaScript of a TypeScript file, which no other file can change (`isolatedModules`). */
export function translate(source: string, path: string): string {
  const known = translated.get(path);
  if (known?.source === source) return known.code;
  const { outputText } = ts.transpileModule(source, { fileName: path, compilerOptions });
  translated.set(path, { source, code: outputText });
  return outputText;
}

/** Translates our sources file by file. */
export function translateTypeScript(): Plugin {
  return {
    name: 'translate-typescript',
    transform: (source, id) => (/^\/.+\.tsx?$/.test(id) ? translate(source, id) : null),
  };
}
