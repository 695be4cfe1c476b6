/**
 * Runs a dynamic import; where the download failed, once more from an address of its own. Chromium
 * up to 153 remembers a failed module for the life of the page, so that a form or a tool that was offline for
 * a moment could never send. Browsers that forget name no address in the error, or need none.
 */
export async function importAgain<T>(load: () => Promise<T>, stamp: number): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const [address] = String(error).match(/https?:\S+\.js/) ?? [];
    if (!address) throw error;
    return import(`${address}?again=${stamp}`);
  }
}
