import { describe, expect, it, vi } from 'vitest';
import { importAgain } from './import-again.ts';

describe('importAgain', () => {
  it('gives what the import gives, after one call', async () => {
    const load = vi.fn(async () => 'module');
    expect(await importAgain(load, 1)).toBe('module');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('passes on an error that names no address', async () => {
    const load = async () => Promise.reject(new TypeError('Importing a module script failed.'));
    await expect(importAgain(load, 1)).rejects.toThrow('Importing a module script failed.');
  });
});
