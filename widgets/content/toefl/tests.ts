import type { MockTestEntry, TestSections } from './types.ts';

const sections: TestSections = { reading: [], listening: [], speaking: [], writing: [] };
const loadEmptyTest = async () => ({ sections });

/** The tests a visitor can choose. Tests 2 and 3 are announced but not written yet. */
export const mockTests: readonly MockTestEntry[] = [
  {
    id: 'test-1',
    title: 'Practice Test 1',
    summary: '20 reading and 12 listening questions, 4 speaking tasks, 2 essay topics',
    isWritten: true,
    loadTest: () => import('./test-one.ts'),
  },
  {
    id: 'test-2',
    title: 'Practice Test 2',
    summary: 'In preparation: no content yet',
    loadTest: loadEmptyTest,
  },
  {
    id: 'test-3',
    title: 'Practice Test 3',
    summary: 'In preparation: no content yet',
    loadTest: loadEmptyTest,
  },
];
