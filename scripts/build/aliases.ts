import { fileURLToPath } from 'node:url';

const element = fileURLToPath(new URL('../../widgets/kit/element/', import.meta.url));

/** Module aliases, for @rollup/plugin-alias and vitest. */
export const aliases = {
  /** Replaces React in bundles and in tests of elements. */
  preact: { react: 'preact/compat', 'react-dom': 'preact/compat' },
  /** A classic script does not know its own address as a module does. */
  classicOrigin: [{ find: /^.*\/origin\.ts$/, replacement: `${element}origin.classic.ts` }],
  /** The define files register with the prerenderer instead of a browser. */
  prerendered: [
    { find: /^.*\/define-element\.tsx$/, replacement: `${element}prerender-element.tsx` },
  ],
};
