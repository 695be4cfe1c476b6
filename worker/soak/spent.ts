/** What D1 says that its statements took. */
export interface Spent {
  queries: number;
  d1Ms: number;
  rowsRead: number;
}
