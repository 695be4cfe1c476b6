import type { Way } from '../../worker/contract/appointment.ts';
import { consultationTypes } from '../../worker/contract/options.ts';
import { formatJson } from '../kit/rules/json.ts';

/** A request that was sent. */
export interface KeptChoice {
  token: string;
  way: Way;
  /** Whether a time is booked for it. */
  isBooked: boolean;
}

export const writeKeptChoice = (choice: KeptChoice, untilMs: number): string =>
  formatJson({ ...choice, until: untilMs });

/** Null once its time is over, and for text of any other form. */
export function readKeptChoice(text: string | null, nowMs: number): KeptChoice | null {
  try {
    const { token, way, isBooked, until } = JSON.parse(text ?? 'null');
    return nowMs < until && typeof token === 'string' && consultationTypes.includes(way)
      ? { token, way, isBooked: !!isBooked }
      : null;
  } catch {
    return null;
  }
}
