/** The end of a function that only imports a file beside this one, as the build leaves it. */
const PLAIN = /"(.+js)"\)$/;

/** What came at the second attempt, by file: its first address may never give it. */
const healed = new Map<string, unknown>();

/**
 * Runs a dynamic import; where the download failed, once more from an address of its own. Firefox,
 * and Chromium up to 153, remember a failed file for the life of the page, so that a form or a tool
 * that was offline for a moment could never go on.
 *
 * The address comes from the import itself, never from the error: Firefox's error names the file
 * that failed, which may be one that the wanted file imports. Such a file heals in browsers that
 * forget (Chromium from 154, WebKit); in Firefox only a reload helps, and whoever shows the failure
 * says so.
 */
export async function importAgain<T>(load: () => Promise<T>): Promise<T> {
  const [, file = ''] = String(load).match(PLAIN) ?? [];
  if (healed.has(file)) return healed.get(file) as T;
  try {
    return await load();
  } catch (error) {
    if (!file) throw error;
    const module = await import(`${file}?again=${Date.now()}`);
    healed.set(file, module);
    return module;
  }
}
