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

/** @param untilMs the end of a booked appointment; without one, the choice stays as long as the tab */
export const writeKeptChoice = (choice: KeptChoice, untilMs?: number): string =>
  formatJson({ ...choice, until: untilMs });

/** Null once the appointment is over, and for text of any other form. */
export function readKeptChoice(text: string | null, nowMs: number): KeptChoice | null {
  try {
    const { token, way, isBooked, until } = JSON.parse(text ?? 'null');
    return !(nowMs >= until) && typeof token === 'string' && consultationTypes.includes(way)
      ? { token, way, isBooked: !!isBooked }
      : null;
  } catch {
    return null;
  }
}
