/**
 * The end of a function that only imports a neighbouring file, as the build emits it; where others
 * import from that file too, the module is one of its exports.
 */
const PLAIN = /"([^"]+js)"\)(?:\.then\(([\w$]+)=>\2\.([\w$]+)\))?$/;

/** Files that loaded on the second attempt: the first address may never work again. */
const retried = new Map<string, object>();

/**
 * Runs a dynamic import and, if the download fails, retries once from a different address. Firefox,
 * and Chromium up to 153, remember a failed file for the life of the page, so a form or tool that
 * was offline for a moment would never recover.
 *
 * The address comes from the import itself, never from the error: Firefox's error names the file
 * that failed, which may be a dependency of the wanted file. A failed dependency recovers in
 * browsers that forget (Chromium from 154, WebKit); in Firefox only a reload helps, and the
 * caller's error message says so.
 */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  const [, file = '', , name] = String(load).match(PLAIN) ?? [];
  const pick = (module: object) => (name ? module[name as never] : module) as T;
  const known = retried.get(file);
  if (known) return pick(known);
  try {
    return await load();
  } catch (error) {
    if (!file) throw error;
    const module = await import(`${file}?again=${Date.now()}`);
    retried.set(file, module);
    return pick(module);
  }
}
