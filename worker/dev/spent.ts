/** Cost of statements as reported by D1: written by workerd, read by Node. */
export interface Spent {
  queries: number;
  d1Ms: number;
  rowsRead: number;
  rowsWritten: number;
}
