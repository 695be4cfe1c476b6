import { describeMetrics, measureAnswer } from '../kit/media/answer-metrics.logic.ts';
import type { RecordedAnswer } from '../kit/media/recording.logic.ts';
import { describeDuration } from '../kit/rules/duration.ts';
import { count } from '../kit/rules/plural.ts';
import { countWords } from '../kit/rules/words.ts';
import type { Answer, Voice } from './run.logic.ts';

/** Silence for so long, between words, is a pause that a listener notices. */
const PAUSE_MS = 2000;

/** Speech and pauses of a recording so far. */
export interface Hearing {
  /** When the voice was last heard; null before the first word. */
  heardAtMs: number | null;
  pausesMs: readonly number[];
}

export const NOTHING_HEARD: Hearing = { heardAtMs: null, pausesMs: [] };

/** Listens to one more moment. Silence before the first and after the last word is no pause. */
export function hear(hearing: Hearing, isVoice: boolean, nowMs: number): Hearing {
  if (!isVoice) return hearing;
  const { heardAtMs, pausesMs } = hearing;
  const silenceMs = heardAtMs === null ? 0 : nowMs - heardAtMs;
  return {
    heardAtMs: nowMs,
    pausesMs: silenceMs >= PAUSE_MS ? [...pausesMs, silenceMs] : pausesMs,
  };
}

/** Sounds and phrases that fill a gap, as recognisers of English write them. */
const FILLERS = [
  'um',
  'uh',
  'er',
  'hmm',
  'actually',
  'basically',
  'you know',
  'sort of',
  'kind of',
  'i mean',
] as const;

/** How often each filler stands in what was heard, the most frequent first. */
export function countFillers(heard: string): { words: string; times: number }[] {
  // Two spaces between words, so that a filler that follows itself counts twice.
  const spread = (words: string) => ` ${words.split(' ').filter(Boolean).join('  ')} `;
  const text = spread(heard.toLowerCase().replace(/[^a-z']+/g, ' '));
  return FILLERS.map((words) => ({ words, times: text.split(spread(words)).length - 1 }))
    .filter(({ times }) => times > 0)
    .sort((one, other) => other.times - one.times);
}

/** A typed answer of fewer words says too little. */
const FEW_WORDS = 10;

/** Whether an answer was given and says too little, whatever was ticked. */
export function isShort({ questionId, typed, voice }: Answer): boolean {
  if (!voice) return !!typed.trim() && countWords(typed) < FEW_WORDS;
  const { durationMs, heard } = voice;
  return measureAnswer({ questionId, mode: 'real', durationMs, transcript: heard }).isTooShort;
}

/** Length, pace, pauses and fillers of a recording, in sentences; nothing but its length if it is too short. */
export function describeVoice({ durationMs, heard, pausesMs }: Voice): string[] {
  const recorded: RecordedAnswer = { questionId: '', mode: 'real', durationMs, transcript: heard };
  const metrics = measureAnswer(recorded);
  const sentences = describeMetrics(metrics);
  if (metrics.isTooShort) return sentences;
  if (pausesMs) sentences.push(describePauses(pausesMs));
  if (heard !== null) sentences.push(describeFillers(heard));
  return sentences;
}

function describePauses(pausesMs: readonly number[]): string {
  if (pausesMs.length === 0) return 'No pause of two seconds or more.';
  const longest = Math.floor(Math.max(...pausesMs) / 1000);
  return `${count(pausesMs.length, 'pause')} of two seconds or more, the longest ${describeDuration(longest)}.`;
}

function describeFillers(heard: string): string {
  const fillers = countFillers(heard);
  if (fillers.length === 0) return 'No filler words were recognised.';
  const listed = fillers.map(({ words, times }) => `“${words}” ${count(times, 'time')}`).join(', ');
  return `Filler words recognised: ${listed}.`;
}

/** How length and marks differ from those of the previous answer to the same question; empty if they do not. */
export function compareAnswers(now: Answer, before: Answer): string[] {
  const sentences: string[] = [];
  if (now.voice && before.voice) {
    const [length, earlier] = [now.voice, before.voice].map(({ durationMs }) =>
      describeDuration(Math.floor(durationMs / 1000)),
    );
    sentences.push(`Last time your answer lasted ${earlier}, this time ${length}.`);
  }
  const [marked, earlier] = [now, before].map(({ marks }) => [...marks].sort().join('”, “'));
  if (marked && earlier && marked !== earlier) {
    sentences.push(`Last time you ticked “${earlier}”, this time “${marked}”.`);
  }
  return sentences;
}
