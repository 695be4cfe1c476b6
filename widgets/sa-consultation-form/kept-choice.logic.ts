import type { Way } from '../../worker/contract/appointment.ts';
import { DAY_MS } from '../../worker/contract/durations.ts';
import { consultationTypes } from '../../worker/contract/options.ts';
import { formatJson } from '../kit/rules/json.ts';

/** A request that was sent, and for which no time has been chosen yet. */
export interface KeptChoice {
  token: string;
  way: Way;
}

/** How long a choice waits in a tab. */
const KEPT_MS = DAY_MS;

export const writeKeptChoice = (choice: KeptChoice, nowMs: number): string =>
  formatJson({ ...choice, until: nowMs + KEPT_MS });

/** Null for what is older than a day, or is none of ours. */
export function readKeptChoice(text: string | null, nowMs: number): KeptChoice | null {
  try {
    const { token, way, until } = JSON.parse(text ?? 'null');
    // A clock that was set back does not make it last.
    const isFresh = nowMs < until && until <= nowMs + KEPT_MS;
    return isFresh && typeof token === 'string' && consultationTypes.includes(way)
      ? { token, way }
      : null;
  } catch {
    return null;
  }
}
