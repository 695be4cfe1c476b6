/** What D1 says that its statements took. */
export interface Spent {
  queries: number;
  d1Ms: number;
  rowsRead: number;
}

/** One step of a night. */
export interface SpentStep extends Spent {
  task: string;
  ms: number;
}
