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
    modelAnswer: `When a university records its lectures, it changes what a lecture is for. Some teachers fear that the change will empty their classrooms. I believe that recordings do more good than harm, provided that teachers use the hour in the room for something a recording cannot give.

The first benefit is that students learn at different speeds. In a first course on statistics, one listener needs the definition of a standard error once and another needs it three times. A teacher in front of two hundred people cannot repeat it for each of them. A recording can. In my own college, the lectures on thermodynamics were recorded for one year because the hall was being repaired, and many of us watched the same ten minutes on entropy again before every test. Nobody was ashamed to ask the screen a second time.

The second benefit concerns students who cannot always be present. Some of them work in the evening, some travel for hours, and some fall ill in the wrong week. Without a recording they depend on a friend's notes, which contain the friend's misunderstandings too.

It is true that attendance may fall. If a lecture consists of reading slides aloud, I see no reason to attend it, and a recording merely makes this visible. However, the answer is not to take the recording away. It is to give students a reason to come: a problem to solve in pairs, a question to vote on, a chance to be wrong in front of somebody who can explain why. One of our lecturers began every class with a question from the recording of the week before. The room stayed full, because the discussion was the part that nobody could watch at home.

In short, a recording helps those who need more time and those who cannot come. The danger that teachers see is real, but it lies in lectures that were never worth the journey.`,
  },
  {
    id: 'test-1-writing-2',
    prompt:
      'A small town has been given money for one project. It can build a new public library, or it can run more buses to the villages around it. Which project should the town choose? Explain your choice with reasons and examples, and say what could be argued for the other project.',
    timeLimit: 30,
    minWords: 300,
    rubric,
    modelAnswer: `A town with money for a single project has to ask who would be left without help if it chose the other one. I think that the town should run more buses to the villages, because a bus carries people to everything that a town already has, and a library, however good, is only one of those things.

To begin with, the people who would gain most from either project live outside the town. A new library helps them little if the last bus leaves at four in the afternoon. In the district where my grandparents live there is a modest library with two rooms. My cousins have been there twice, because the way back takes three hours on foot. What they lack is not books but a way to reach them.

In addition, buses serve every age. A grandmother can see the doctor before her illness becomes serious, a farmer can sell vegetables on market day, and a student can stay for an afternoon class. Each journey also brings customers to the shops of the town, so that part of what the buses cost comes back in trade.

A good deal can be said for the library. A building stays when a budget is cut, whereas a bus line can be stopped in a week. A library is also one of the few places where a young person can sit without buying anything. These are serious points, and for that reason I would ask the town to promise the buses for at least five years, and to let one of them carry a shelf of books that can be borrowed from the driver's seat, as some towns in the hills already do.

Nevertheless, if only one project is possible, I would choose the one that opens many doors. With a bus, a village child can reach the old library, the clinic and the college. With a new library and no bus, she can only read about them in her textbook at home.`,
  },
];
