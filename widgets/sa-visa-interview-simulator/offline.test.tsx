import { expect, it, vi } from 'vitest';
import { openElement } from '../testing/drive-element.ts';
import { waitFor } from '../testing/wait.ts';
import './visa-interview-simulator.ts';

const download = vi.hoisted(() => vi.fn());
vi.mock('./interview/interview-room.tsx', async (importOriginal) => {
  download();
  return importOriginal();
});

it('<sa-visa-interview-simulator> says when the questions do not come, and asks again by Start Interview', async () => {
  const { press, text } = await openElement('sa-visa-interview-simulator');
  download.mockImplementationOnce(() => {
    throw new TypeError('offline');
  });
  await press('Start Interview');
  await waitFor(() => expect(text()).toContain('press Start Interview again'));
  await press('Start Interview');
  await waitFor(() => expect(text()).toContain('Question 1 of 3'));
});
