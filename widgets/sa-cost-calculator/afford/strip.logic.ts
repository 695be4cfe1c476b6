/** Position of a dot: along the axis, and the number of dots below it. */
export interface Place {
  percent: number;
  lane: number;
}

/** Dots closer than this, in hundredths of the axis, would hide one another. */
const NEAR = 5;

/** Places for amounts in ascending order on an axis from 0 to `end`; close ones are stacked. */
export function placeDots(amounts: readonly number[], end: number): Place[] {
  const lastInLane: number[] = [];
  return amounts.map((amount) => {
    const percent = (amount / end) * 100;
    const free = lastInLane.findIndex((last) => percent - last >= NEAR);
    const lane = free < 0 ? lastInLane.length : free;
    lastInLane[lane] = percent;
    return { percent, lane };
  });
}

/** The dots of all strips as rows from the top, for the arrow keys. */
export interface Position {
  row: number;
  dot: number;
}

/** Target of an arrow key in rows of dots; the position itself at an edge. */
export function moveBy(key: string, { row, dot }: Position, rows: readonly number[]): Position {
  const last = (index: number) => Math.max(0, (rows[index] ?? 1) - 1);
  const inRow = (to: number): Position => {
    const target = Math.min(Math.max(to, 0), rows.length - 1);
    return { row: target, dot: Math.min(dot, last(target)) };
  };
  const moves: Readonly<Record<string, Position>> = {
    ArrowRight: { row, dot: Math.min(dot + 1, last(row)) },
    ArrowLeft: { row, dot: Math.max(dot - 1, 0) },
    ArrowDown: inRow(row + 1),
    ArrowUp: inRow(row - 1),
    Home: { row, dot: 0 },
    End: { row, dot: last(row) },
  };
  return (Object.hasOwn(moves, key) && moves[key]) || { row, dot };
}
