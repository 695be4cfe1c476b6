import type {
  AcademicPassage,
  CutParagraph,
  DailyText,
  DiscussionTask,
  Drills,
  EmailTask,
  InterviewTask,
  ListeningStage,
  ReadingStage,
  RepeatTask,
  ScrambledSentence,
  SpokenPrompt,
  SpokenText,
  Staged,
  TodaysTest,
} from '../../content/toefl/today-types.ts';
import type { SectionName } from '../../kit/exam/sections.logic.ts';
import { addUp } from '../../kit/rules/add-up.ts';

/** A goal to practise. */
export interface TodaysContent {
  tests: readonly TodaysTest[];
  drills: Drills;
}

/** The twelve tasks of the test, in its order, by section. */
export const TASKS = {
  reading: ['cut', 'daily', 'academic'],
  listening: ['response', 'conversation', 'announcement', 'talk'],
  writing: ['sentence', 'email', 'discussion'],
  speaking: ['repeat', 'interview'],
} as const satisfies Readonly<Record<SectionName, readonly string[]>>;

export type TaskId = (typeof TASKS)[SectionName][number];

export const TASK_IDS: readonly TaskId[] = Object.values(TASKS).flat();

/** The sections in the order of the test since 2026, in which speaking is last. */
export const SECTION_ORDER = Object.keys(TASKS) as SectionName[];

/** One screen of a run. */
export type Step = { id: string } & (
  | { task: 'cut'; item: CutParagraph }
  | { task: 'daily'; item: DailyText }
  | { task: 'academic'; item: AcademicPassage }
  | { task: 'response'; item: SpokenPrompt }
  | { task: 'conversation' | 'announcement' | 'talk'; item: SpokenText }
  | { task: 'sentence'; item: ScrambledSentence }
  | { task: 'email'; item: EmailTask }
  | { task: 'discussion'; item: DiscussionTask }
  | { task: 'repeat'; item: RepeatTask; index: number }
  | { task: 'interview'; item: InterviewTask; index: number }
);

/** A section of a test, or a task to drill alone: `today-1/reading`, `drill/cut`. */
export type Goal = SectionGoal | DrillGoal;
export interface SectionGoal {
  id: string;
  testId: string;
  section: SectionName;
}
export interface DrillGoal {
  id: string;
  testId: null;
  task: TaskId;
}

export const goalOfSection = (testId: string, section: SectionName): SectionGoal => ({
  id: `${testId}/${section}`,
  testId,
  section,
});

export const goalOfTask = (task: TaskId): DrillGoal => ({
  id: `drill/${task}`,
  testId: null,
  task,
});

/** All that can be practised. */
export function listGoals({ tests }: TodaysContent): Goal[] {
  const sections = tests.flatMap(({ id }) =>
    SECTION_ORDER.map((section) => goalOfSection(id, section)),
  );
  return [...sections, ...TASK_IDS.map(goalOfTask)];
}

/** The first stage is everybody's; the second is easy or hard by how the first went. */
export type StageName = keyof Staged<unknown>;

/**
 * The steps of a goal in their order.
 *
 * @param stage Of a section that adapts; the others have the first alone.
 * @param round How often the task has been drilled: what takes minutes comes one at a time, in turn.
 */
export function listSteps(
  goal: Goal,
  stage: StageName,
  { tests, drills }: TodaysContent,
  round: number,
): Step[] {
  if (goal.testId === null) return listDrill(goal.task, drills, round);
  const test = tests.find(({ id }) => id === goal.testId);
  if (!test) return [];
  switch (goal.section) {
    case 'reading':
      return TASKS.reading.flatMap((task) => stepsOfReading(task, test.reading[stage]));
    case 'listening':
      return TASKS.listening.flatMap((task) => stepsOfListening(task, test.listening[stage]));
    case 'writing': {
      const { sentences, email, discussion } = test.writing;
      return [
        ...stepsOf('sentence', sentences),
        ...stepsOf('email', [email]),
        ...stepsOf('discussion', [discussion]),
      ];
    }
    case 'speaking':
      return [
        ...stepsOfRepeat([test.speaking.repeat]),
        ...stepsOfInterview([test.speaking.interview]),
      ];
  }
}

function listDrill(
  task: TaskId,
  { reading, listening, writing, speaking }: Drills,
  round: number,
): Step[] {
  const oneOf = <Item>(items: readonly Item[]) => items.slice(round % items.length).slice(0, 1);
  switch (task) {
    case 'cut':
    case 'daily':
    case 'academic':
      return stepsOfReading(task, reading);
    case 'sentence':
      return stepsOf(task, writing.sentences);
    case 'email':
      return stepsOf(task, oneOf(writing.emails));
    case 'discussion':
      return stepsOf(task, oneOf(writing.discussions));
    case 'repeat':
      return stepsOfRepeat(speaking.repeats);
    case 'interview':
      return stepsOfInterview(oneOf(speaking.interviews));
    default:
      return stepsOfListening(task, listening);
  }
}

const LISTS_OF_READING = { cut: 'cut', daily: 'daily', academic: 'academic' } as const;
const LISTS_OF_LISTENING = {
  response: 'prompts',
  conversation: 'conversations',
  announcement: 'announcements',
  talk: 'talks',
} as const;

const stepsOfReading = (task: keyof typeof LISTS_OF_READING, stage: ReadingStage) =>
  stepsOf(task, stage[LISTS_OF_READING[task]]);

const stepsOfListening = (task: keyof typeof LISTS_OF_LISTENING, stage: ListeningStage) =>
  stepsOf(task, stage[LISTS_OF_LISTENING[task]]);

const stepsOf = (task: TaskId, items: readonly { id: string }[]) =>
  items.map((item) => ({ id: item.id, task, item })) as Step[];

const stepsOfRepeat = (items: readonly RepeatTask[]): Step[] =>
  items.flatMap((item) =>
    item.sentences.map((_, index) => ({
      id: `${item.id}.${index}`,
      task: 'repeat',
      item,
      index,
    })),
  );

const stepsOfInterview = (items: readonly InterviewTask[]): Step[] =>
  items.flatMap((item) =>
    item.questions.map((_, index) => ({
      id: `${item.id}.${index}`,
      task: 'interview',
      item,
      index,
    })),
  );

/** How many items a step has: an item is a gap, a question, a sentence, an answer. */
export function countItems(step: Step): number {
  if (step.task === 'cut') return step.item.explanations.length;
  return 'questions' in step.item && step.task !== 'interview' ? step.item.questions.length : 1;
}

/** Number of items of a goal: an adaptive section counts both its stages. */
export function countGoal(goal: Goal, content: TodaysContent): number {
  const stages = isStaged(goal) ? (['first', 'hard'] as const) : (['first'] as const);
  return addUp(stages.flatMap((stage) => listSteps(goal, stage, content, 0)).map(countItems));
}

/** Reading and Listening adapt to the answers. */
export const isStaged = (goal: Goal): boolean =>
  goal.testId !== null && (goal.section === 'reading' || goal.section === 'listening');
