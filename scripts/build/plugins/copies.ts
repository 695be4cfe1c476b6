import { basename } from 'node:path';
import type { Plugin } from 'rollup';

/** In the id of a copy, after the module's own: whose it is follows. */
const MARK = '?copy-for=';

/**
 * Gives what few visitors fetch its own copy of small modules that others have in a large download or in
 * one of their own: neither of them pays for the other. Each importer has one, be it fetched alone.
 *
 * @param importers who gets copies
 * @param modules of what: neither may keep a state
 */
export function copyModules(importers: RegExp, modules: RegExp): Plugin {
  return {
    name: 'copies',
    async resolveId(source, importer, { attributes, isEntry }) {
      if (!importer || !importers.test(importer) || !modules.test(source)) return null;
      const found = await this.resolve(source, importer, { attributes, isEntry, skipSelf: true });
      return found && { ...found, id: found.id + MARK + basename(importer) };
    },
    async load(id) {
      const [module = '', whose] = id.split(MARK);
      if (!whose) return null;
      const { code } = await this.load({ id: module });
      return { code: code ?? '', moduleSideEffects: false };
    },
  };
}
