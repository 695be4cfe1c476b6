import type { RefObject } from 'react';
import type { Rating } from '../../kit/exam/sections.logic.ts';
import type { RecordingsById } from '../../kit/media/use-recordings.ts';
import type { Answer } from '../marking/mark.logic.ts';
import type { Run } from '../run/run.logic.ts';
import type { Step } from '../run/tasks.logic.ts';

/** The visitor's actions in a step. */
export interface StepActs {
  answer(id: string, answer: Answer): void;
  /** Changes the order of a sentence: the latest one, for two presses may come before a render. */
  arrange(id: string, change: (order: readonly number[]) => readonly number[]): void;
  rate(key: string, rating: Rating): void;
  /** The answer is given: now it can be judged. */
  give(id: string): void;
  hear(id: string): void;
  readInstead(id: string): void;
  keepTranscript(id: string, transcript: string): void;
  keepRecording(id: string, recording: Blob): void;
}

export interface StepProps<Task extends Step['task'] = Step['task']> {
  step: Extract<Step, { task: Task }>;
  run: Run;
  acts: StepActs;
  recordings: RecordingsById;
  /** Put on what the focus moves to once the answer is given. */
  givenRef: RefObject<(HTMLHeadingElement & HTMLDivElement) | null>;
  /** Neither microphone nor speech is used. */
  isSimulated: boolean;
}
