import type { Plugin } from 'rollup';

/** The function that replaces `import()`, in each chunk that has some. */
export const IMPORT = 'import__';

/** The loader's modules, which remember failed files themselves; and one with a copy of all that it fetches. */
const OTHERS = /\/widgets\/loader\/|\/refresh-content\.ts$/;

/** A module loaded from a retry address is cached, so it never runs twice. */
const DEFINITION = `
const again__ = {};
const retry__ = async (file) => again__[file] = await import(file + '?again=' + +new Date());
const ${IMPORT} = async (file) => again__[file] || import(file).catch(() => retry__(file));
`;

/**
 * Retries a failed dynamic import at another address. Firefox, and Chromium up to 153, remember a failed
 * file for the life of the page, so a form or tool that was offline for a moment would never recover. It
 * stays for that: it costs a form's own file 60 to 83 B (28 November 2026).
 *
 * The address is that of the requested file, never the one in an error: Firefox's error names the file that
 * failed, which may be a dependency. A failed dependency recovers in browsers that forget (Chromium from
 * 154, WebKit); in Firefox only a reload helps, as the caller's error message says.
 */
export function retryImports(): Plugin {
  return {
    name: 'retry-imports',
    renderDynamicImport: ({ moduleId }) =>
      OTHERS.test(moduleId) ? null : { left: `${IMPORT}(`, right: ')' },
    // The minifier removes it if nothing calls it.
    intro: ({ dynamicImports }) => (dynamicImports.length ? DEFINITION : ''),
  };
}
