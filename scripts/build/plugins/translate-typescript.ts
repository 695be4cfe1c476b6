import typescript from '@rollup/plugin-typescript';
import type { NormalizedInputOptions, Plugin, PluginContext } from 'rollup';

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
