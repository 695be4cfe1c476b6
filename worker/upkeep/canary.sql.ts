/** Inserts, reads and deletes a row. */
export async function touchStorage(db: D1Database): Promise<void> {
  const token = crypto.randomUUID();
  const [, read] = await db.batch<{ token: string }>([
    db.prepare('INSERT INTO canary (token) VALUES (?)').bind(token),
    db.prepare('SELECT token FROM canary WHERE token = ?').bind(token),
    // Also what a run that broke off has left.
    db.prepare('DELETE FROM canary'),
  ]);
  if (read?.results.length !== 1) throw new Error('The row could not be read');
}
