import type { Plugin } from 'rollup';

/** The function that dynamic imports call instead, in each chunk that has some. */
export const IMPORT = 'import__';

/** It keeps what could not be fetched in mind by itself. */
const LOADER = /\/widgets\/loader\//;

/** What came at another address never comes from the first again, and is not to run twice. */
const DEFINITION = `
const again__ = {};
const retry__ = async (file) => again__[file] = await import(file + '?again=' + +new Date());
const ${IMPORT} = async (file) => again__[file] || import(file).catch(() => retry__(file));
`;

/**
 * Tries a dynamic import that fails once more, at another address. Firefox, and Chromium up to 153,
 * remember a failed file for the life of the page, so a form or tool that was offline for a moment
 * would never recover.
 *
 * The address is that of the wanted file, never the one in an error: Firefox's error names the file
 * that failed, which may be a dependency. A failed dependency recovers in browsers that forget
 * (Chromium from 154, WebKit); in Firefox only a reload helps, and the caller's error message says
 * so.
 */
export function retryImports(): Plugin {
  return {
    name: 'retry-imports',
    renderDynamicImport: ({ moduleId }) =>
      LOADER.test(moduleId) ? null : { left: `${IMPORT}(`, right: ')' },
    // The minifier takes it out where nothing calls it.
    intro: ({ dynamicImports }) => (dynamicImports.length ? DEFINITION : ''),
  };
}
