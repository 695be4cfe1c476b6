import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importWithRetry } from './import-with-retry.ts';

const CHUNKS = 'https://site.example/embed/chunks';
const DEPENDENCY = 'media-12345678.js';

/** How engines word a failed import of `wanted`, during which the file `failed` did not come. */
const wordings: Record<string, (wanted: string, failed: string) => string> = {
  Chromium: (wanted) => `Failed to fetch dynamically imported module: ${CHUNKS}/${wanted}`,
  Firefox: (_, failed) => `error loading dynamically imported module: ${CHUNKS}/${failed}`,
  WebKit: () => 'Importing a module script failed.',
};

/** An import that fails, with the text that the build gives it. */
const failing = (source: string, message: string) =>
  Object.assign(
    vi.fn(() => Promise.reject(new TypeError(message))),
    { toString: () => source },
  );

describe.each(Object.entries(wordings))(
  'importWithRetry, where %s words the error',
  (engine, word) => {
    const download = vi.fn<(file: string) => object>();
    let wanted = '';

    beforeEach(({ task }) => {
      vi.useFakeTimers({ now: 1 });
      download.mockReset();
      wanted = `wanted-${engine}-${task.id}.js`;
      for (const file of [wanted, DEPENDENCY]) {
        vi.doMock(`/widgets/kit/loading/${file}?again=1`, () => download(file));
      }
    });
    afterEach(() => vi.useRealTimers());

    const importWanted = (failed: string) =>
      failing(`()=>import("./${wanted}")`, word(wanted, failed));

    it('fetches the file from a second address, and keeps what came', async () => {
      download.mockReturnValue({ text: 'wanted' });
      const load = importWanted(wanted);
      expect(await importWithRetry<object>(load)).toMatchObject({ text: 'wanted' });
      expect(await importWithRetry<object>(load)).toMatchObject({ text: 'wanted' });
      expect(download).toHaveBeenCalledTimes(1);
      expect(load).toHaveBeenCalledTimes(1);
    });

    it('finds the module among what the file gives to others, too', async () => {
      download.mockReturnValue({ s: { text: 'wanted' }, t: 'of another' });
      const source = `()=>import("./${wanted}").then(e=>e.s)`;
      const load = failing(source, word(wanted, wanted));
      expect(await importWithRetry<object>(load)).toEqual({ text: 'wanted' });
      expect(await importWithRetry<object>(load)).toEqual({ text: 'wanted' });
      expect(download).toHaveBeenCalledTimes(1);
    });

    it('never takes for the wanted file one that it imports', async () => {
      download.mockImplementation((file) => {
        if (file === DEPENDENCY) return { text: 'the dependency' };
        throw new TypeError(word(wanted, DEPENDENCY));
      });
      await expect(importWithRetry(importWanted(DEPENDENCY))).rejects.toThrow();
      expect(download.mock.calls).toEqual([[wanted]]);
    });
  },
);

describe('importWithRetry', () => {
  it('gives what the import gives, after one call', async () => {
    const load = vi.fn(async () => 'module');
    expect(await importWithRetry(load)).toBe('module');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([
    'async()=>({sections:n})',
    '()=>import("./toefl-mock-exam-D_8DPXUJ.js").then(function(s){return s.B})',
    'function () { [native code] }',
  ])('passes on the error of what is not one plain file: %s', async (source) => {
    const load = failing(source, `failed: ${CHUNKS}/${DEPENDENCY}`);
    await expect(importWithRetry(load)).rejects.toThrow(`failed: ${CHUNKS}`);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
