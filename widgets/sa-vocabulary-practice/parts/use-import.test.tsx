import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useImport } from './use-import.ts';
import { Waiting } from './waiting.tsx';

function draw(load: () => Promise<{ text: string }>) {
  const box = document.body.appendChild(document.createElement('div'));
  function Part() {
    const { loaded, ...loading } = useImport(load);
    return loaded ? <p>{loaded.text}</p> : <Waiting {...loading} />;
  }
  createRoot(box).render(createElement(Part));
  return box;
}

describe('useImport', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('is busy, says so when the download fails, and asks once more by "Try again"', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('offline'));
    const box = draw(load.mockResolvedValue({ text: 'Here' }));
    await vi.waitFor(() => expect(box.textContent).toContain('This could not be loaded.'));
    expect(box.querySelector('[aria-busy=true]')).toBe(null);
    box.querySelector('button')?.click();
    await vi.waitFor(() => expect(box.textContent).toBe('Here'));
    expect(load).toHaveBeenCalledTimes(2);
  });
});
