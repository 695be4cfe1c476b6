import { expect, it, vi } from 'vitest';

it('fails to load in a browser that cannot construct a sheet, so that the fallback content stays', async () => {
  vi.stubGlobal('CSSStyleSheet', undefined);
  await expect(import('./sheet.ts')).rejects.toThrow(TypeError);
  vi.unstubAllGlobals();
});
