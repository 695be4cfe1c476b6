import type { SpeakingRubric, SpeakingTask } from './types.ts';

const rubric: SpeakingRubric = {
  delivery:
    'You speak clearly and at a steady pace. Pauses come between ideas, and a listener understands you without effort.',
  language_use:
    'You use a range of words and sentences with good control. Small slips do not hide what you mean.',
  topic_development:
    'You answer the whole task. Each reason is explained or has an example, and the ideas follow from one another.',
};

const timing = { preparationTime: 15, speakingTime: 45 };

export const testOneSpeaking: readonly SpeakingTask[] = [
  {
    id: 'test-1-speaking-1',
    prompt:
      'Think of a skill that you learned outside school or college, such as cooking a dish or mending a bicycle. Say how you learned it and explain why it has been useful to you.',
    ...timing,
    rubric,
  },
  {
    id: 'test-1-speaking-2',
    prompt:
      'Some students like to revise for an examination in a group. Others like to revise alone. Say which way suits you better, and support your choice with reasons and an example.',
    ...timing,
    rubric,
  },
  {
    id: 'test-1-speaking-3',
    prompt:
      'A university plans to close its library at nine in the evening and to spend the money that it saves on longer counselling hours. Say whether you support the plan, and give two reasons.',
    ...timing,
    rubric,
  },
  {
    id: 'test-1-speaking-4',
    prompt:
      'A friend is moving to a distant city to study and is afraid of being lonely there. Suggest two things that your friend could do in the first month, and explain how each would help.',
    ...timing,
    rubric,
  },
];
