import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from '../../testing/wait.ts';
import { useLazyModule } from './use-async.ts';

function draw(load: () => Promise<{ text: string }>) {
  const box = document.body.appendChild(document.createElement('div'));
  function Part() {
    const { loaded, hasFailed, retry } = useLazyModule(load);
    if (loaded) return <p>{loaded.text}</p>;
    return hasFailed ? (
      <button type="button" onClick={retry}>
        Try again
      </button>
    ) : (
      <p>Loading</p>
    );
  }
  createRoot(box).render(createElement(Part));
  return box;
}

describe('useLazyModule', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('tells when the download fails, and asks once more when it is told to', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('offline'));
    const box = draw(load.mockResolvedValue({ text: 'Here' }));
    await waitFor(() => expect(box.textContent).toBe('Try again'));
    box.querySelector('button')?.click();
    await waitFor(() => expect(box.textContent).toBe('Here'));
    expect(load).toHaveBeenCalledTimes(2);
  });
});
