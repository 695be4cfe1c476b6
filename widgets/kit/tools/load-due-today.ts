import { readItem } from '../stores/browser-storage.ts';
import { hasPractice } from '../stores/has-practice.ts';

/** Shows what is due today: fetched only if this browser stores a plan or a review. The check creates neither. */
export const loadDueToday = async (): Promise<Partial<typeof import('./due-today.tsx')>> =>
  readItem('localStorage', 'sa-extras') || (await hasPractice()) ? import('./due-today.tsx') : {};
