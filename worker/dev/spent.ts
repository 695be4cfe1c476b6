/** What D1 says that its statements took: told by workerd, read by Node. */
export interface Spent {
  queries: number;
  d1Ms: number;
  rowsRead: number;
  rowsWritten: number;
}
