import { isJsonObject } from '../rules/json.ts';
import type { Countdown } from './countdown.logic.ts';
import { RATINGS } from './sections.logic.ts';

/** A countdown in a stored value of any shape. */
export function readCountdown(value: unknown): Countdown | undefined {
  const { status, limitMs, endsAtMs, leftMs } = readFields(value);
  if (!isFiniteNumber(limitMs) || limitMs <= 0) return undefined;
  if (status === 'running' && isFiniteNumber(endsAtMs)) return { status, limitMs, endsAtMs };
  if (status === 'paused' && isFiniteNumber(leftMs)) return { status, limitMs, leftMs };
  return undefined;
}

/** A whole number from 0 on in a stored value of any shape. */
export function readCount(value: unknown): number | undefined {
  return isFiniteNumber(value) && Number.isInteger(value) && value >= 0 ? value : undefined;
}

/** The readable entries of an object; only those with an allowed key, if keys are given. */
export function pickEntries<Key extends string, Value>(
  value: unknown,
  read: (entry: unknown) => Value | undefined,
  allowedKeys?: readonly Key[],
): Record<Key, Value> {
  const entries = Object.entries(readFields(value))
    .filter(([key]) => allowedKeys?.some((allowed) => allowed === key) ?? true)
    .map(([key, entry]) => [key, read(entry)] as const)
    .filter(([, entry]) => entry !== undefined);
  return Object.fromEntries(entries) as Record<Key, Value>;
}

export function readFields(value: unknown): Record<string, unknown> {
  return isJsonObject(value) ? value : {};
}

export const readRating = (value: unknown) => RATINGS.find((rating) => rating === value);
export const readText = (value: unknown) => (typeof value === 'string' ? value : undefined);
export const isFiniteNumber = (value: unknown): value is number => Number.isFinite(value);
