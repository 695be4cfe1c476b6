/** A value that two members have set differently, in words. */
export interface Difference {
  label: string;
  theirs: string;
  mine: string;
  /** False if only they have changed it: saving mine keeps theirs. */
  isChangedByMe?: boolean;
}

type Rows = readonly (readonly [label: string, value: string])[];

/** The rows in which my version differs from theirs; both have the same labels. */
export const listDifferences = (theirs: Rows, mine: Rows): Difference[] =>
  mine
    .map(([label, value], index) => ({ label, theirs: theirs[index]?.[1] ?? '', mine: value }))
    .filter((row) => row.theirs !== row.mine);
