/** The database of the daily review, after the tool's prefix. */
export const PRACTICE = 'sa-practice';

/** Whether there is a review. Creates none; rejects in old browsers that do not list databases. */
export const hasPractice = async (): Promise<boolean> =>
  (await indexedDB.databases()).some(({ name }) => name === PRACTICE);
