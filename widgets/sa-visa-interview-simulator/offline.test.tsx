import { afterEach, expect, it, vi } from 'vitest';
import { mount } from '../kit/testing/mount.ts';
import './visa-interview-simulator.ts';

const download = vi.hoisted(() => vi.fn((load: () => Promise<unknown>) => load()));
vi.mock('../kit/loading/import-with-retry.ts', () => ({ importWithRetry: download }));

afterEach(() => {
  document.body.innerHTML = '';
});

it('<sa-visa-interview-simulator> says when the questions do not come, and asks again by Start Interview', async () => {
  const element = await mount<HTMLElement>(
    '<sa-visa-interview-simulator></sa-visa-interview-simulator>',
  );
  const root = element.shadowRoot as ShadowRoot;
  const start = () => root.querySelector<HTMLElement>('[type=submit]')?.click();
  download.mockRejectedValueOnce(new TypeError('offline'));
  start();
  await vi.waitFor(() => expect(root.textContent).toContain('press Start Interview again'));
  start();
  await vi.waitFor(() => expect(root.textContent).toContain('Question 1 of 3'));
});
