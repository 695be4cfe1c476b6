import { isInstant } from '../contract/instant.ts';
import type { SubmissionKind } from '../contract/submissions.ts';
import { storedKinds } from './kinds.ts';

/** A lead's place in the list, which is ordered by time, then kind, then id. */
export interface LeadPosition {
  /** ISO 8601, UTC, with milliseconds. */
  createdAt: string;
  kind: SubmissionKind;
  id: number;
}

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)\.([a-z]+)\.([1-9]\d{0,15})$/;

/** Writes a cursor, whose format is private to this file. */
export function writeCursor({ createdAt, kind, id }: LeadPosition): string {
  return `${createdAt}.${kind}.${id}`;
}

/** Reads a cursor; null for any text that `writeCursor` does not write. */
export function readCursor(cursor: string): LeadPosition | null {
  const [, createdAt = '', kind = '', digits] = CURSOR.exec(cursor) ?? [];
  const id = Number(digits);
  const isPosition = isInstant(createdAt) && isKind(kind) && Number.isSafeInteger(id);
  return isPosition ? { createdAt, kind, id } : null;
}

function isKind(text: string): text is SubmissionKind {
  return Object.hasOwn(storedKinds, text);
}
