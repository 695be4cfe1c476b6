import { readItem } from '../stores/browser-storage.ts';
import { hasPractice } from '../stores/has-practice.ts';

/** Says what is due today: fetched only where this browser keeps a plan or a review. Looking makes neither. */
export const loadDueToday = async (): Promise<Partial<typeof import('./due-today.tsx')>> =>
  readItem('localStorage', 'sa-extras') || (await hasPractice()) ? import('./due-today.tsx') : {};
