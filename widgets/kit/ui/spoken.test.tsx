import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Spoken } from './spoken.tsx';

describe('Spoken', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('announces an answer once the visitor pauses, not at each key', async () => {
    const root = createRoot(document.body);
    const said = () => document.querySelector('[role=status]')?.textContent;
    root.render(<Spoken text="" />);
    await vi.advanceTimersByTimeAsync(0);
    for (const found of ['8 tools', '3 tools', '1 tool']) {
      root.render(<Spoken text={found} />);
      await vi.advanceTimersByTimeAsync(900);
      expect(said()).toBe('');
    }
    await vi.advanceTimersByTimeAsync(200);
    expect(said()).toBe('1 tool');
  });
});
