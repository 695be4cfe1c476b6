import { isDue, isDueToday } from './day.logic.ts';
import type { Memories, WallTime } from './schedule.logic.ts';

/** A sitting: what is still to ask, in order. */
export interface ReviewSession {
  /** Ids not asked yet. */
  queue: readonly string[];
  /** Ids asked at least once, which may come again within the sitting. */
  asked: readonly string[];
}

/** Due words in their order, with new ones spread evenly among them. */
export function startReview(due: readonly string[], fresh: readonly string[]): ReviewSession {
  const gap = due.length / (fresh.length + 1);
  const queue = [
    ...due.map((id, index) => ({ id, place: index })),
    ...fresh.map((id, index) => ({ id, place: (index + 1) * gap - 0.5 })),
  ];
  return { queue: queue.sort((a, b) => a.place - b.place).map(({ id }) => id), asked: [] };
}

/**
 * The next word: one whose minutes are over, else the next of the queue, else one whose minutes would
 * be over later today, so that no visitor waits. Undefined at the end.
 */
export function nextWord(
  session: ReviewSession,
  memories: Memories,
  now: WallTime,
): string | undefined {
  const again = listAgain(session, memories, now);
  const ready = again.find(({ memory }) => isDue(memory, now));
  return ready?.id ?? session.queue[0] ?? again[0]?.id;
}

/** Words in steps of minutes that come again before the day is over, the earliest first. */
const listAgain = ({ asked }: ReviewSession, memories: Memories, now: WallTime) =>
  asked
    .flatMap((id) => {
      const memory = memories[id];
      return memory && memory.stage !== 2 && isDueToday(memory, now) ? [{ id, memory }] : [];
    })
    .sort((a, b) => a.memory.dueAt - b.memory.dueAt);

/** The sitting after an answer to this word. */
export function leaveWord({ queue, asked }: ReviewSession, id: string): ReviewSession {
  return {
    queue: queue.filter((each) => each !== id),
    asked: [...asked.filter((each) => each !== id), id],
  };
}

/** How many words are still to come, as far as is known now. */
export const countLeft = (session: ReviewSession, memories: Memories, now: WallTime): number =>
  session.queue.length + listAgain(session, memories, now).length;
