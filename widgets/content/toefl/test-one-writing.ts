import type { WritingPrompt, WritingRubric } from './types.ts';

const rubric: WritingRubric = {
  content:
    'You answer the question that was asked and take a clear position. Reasons are explained and supported by examples.',
  organization:
    'The essay has a beginning, a middle and an end. Each paragraph has one point, and the points are linked.',
  language_use:
    'You choose exact words and vary your sentences. The tone suits an essay for a university.',
  grammar:
    'Sentences are complete and correctly built. Mistakes in grammar, spelling and punctuation are few and do not confuse a reader.',
};

export const testOneWriting: readonly WritingPrompt[] = [
  {
    id: 'test-1-writing-1',
    prompt:
      'Many universities record their lectures so that students can watch them later. Some teachers welcome this because students can go over difficult parts again. Others fear that students will stop coming to class. Do you think that recording lectures does more good or more harm? Use reasons and examples to support your opinion.',
    timeLimit: 30,
    minWords: 300,
    rubric,
  },
  {
    id: 'test-1-writing-2',
    prompt:
      'A small town has been given money for one project. It can build a new public library, or it can run more buses to the villages around it. Which project should the town choose? Explain your choice with reasons and examples, and say what could be argued for the other project.',
    timeLimit: 30,
    minWords: 300,
    rubric,
  },
];
