import typescript from '@rollup/plugin-typescript';
import type { NormalizedInputOptions, Plugin, PluginContext } from 'rollup';

/**
 * Compiles our sources. The first bundle compiles all of them, and later ones reuse its output: each would
 * take as long again.
 */
export function translateTypeScript(): Plugin {
  // `npm run types` checks; here each file is only translated.
  const plugin = typescript({
    tsconfig: './tsconfig.json',
    include: [
      'widgets/**/*.ts',
      'widgets/**/*.tsx',
      'worker/contract/*.ts',
      'host/workbench/*.{ts,tsx}',
    ],
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
    // TypeScript requires another option beside allowImportingTsExtensions as soon as it emits; that option
    // would rewrite our dynamic imports.
    onLog: (_, { pluginCode }) => pluginCode !== 'TS5096',
  };
}
