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
    modelAnswer:
      'I learned to mend a bicycle from the owner of a repair stall near our house. One summer I sat with him every evening and passed him tools until he let me change a tyre on my own. Since then it has been useful in two ways. First, it saves money: I cycle to college, and a puncture no longer costs me anything but ten minutes. Second, it taught me to look for the cause before I touch anything. When my brakes squeaked last month, I did not replace them. I cleaned the rim, and the noise was gone. I now work through laboratory problems in the same order.',
  },
  {
    id: 'test-1-speaking-2',
    prompt:
      'Some students like to revise for an examination in a group. Others like to revise alone. Say which way suits you better, and support your choice with reasons and an example.',
    ...timing,
    rubric,
    modelAnswer:
      'I revise better alone, at least until the last few days. The main reason is that I need silence to find out what I do not know. If I close the book and write down everything I remember, the gaps show at once, whereas in a group somebody always fills them before I notice. Before my chemistry final, for example, I made such a page for every chapter, and three chapters turned out to be almost empty. A group is useful after that. Two days before the test I met two friends, and each of us explained one hard topic. So I learn alone, and I test myself in company.',
  },
  {
    id: 'test-1-speaking-3',
    prompt:
      'A university plans to close its library at nine in the evening and to spend the money that it saves on longer counselling hours. Say whether you support the plan, and give two reasons.',
    ...timing,
    rubric,
    modelAnswer:
      'I do not support the plan to close the library at nine. My first reason is that many students have no other quiet place. In my hostel four of us share one room, and one of us is always on the phone, so the library is where I study from eight to eleven. My second reason is that the two services do not help the same students at the same time. Longer counselling hours are valuable, but a student who falls behind because she has nowhere to work will only need more counselling. I would rather move some counselling to the evening, in a room inside the library.',
  },
  {
    id: 'test-1-speaking-4',
    prompt:
      'A friend is moving to a distant city to study and is afraid of being lonely there. Suggest two things that your friend could do in the first month, and explain how each would help.',
    ...timing,
    rubric,
    modelAnswer:
      'I would suggest two things to my friend. First, join one club in the first week, and choose it for the activity, not for the people. If you play badminton every Tuesday, you meet the same ten people again and again, and you have something to talk about without trying. Second, arrange one call home each week, at a fixed time. That sounds like the opposite of making friends, but it helps. When I moved, I called my sister whenever I felt low, which was every day, and each call made me miss home more. With one long call on Sunday I had stories to collect for it.',
  },
];
