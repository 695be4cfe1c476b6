import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unstable_readConfig } from 'wrangler';
import { contentNames } from '../../widgets/content/schema/files.ts';
import { DUE_CONTENT, type DueContent } from '../../worker/core/due-content.ts';
import { run } from '../run.ts';
import { listDue } from './check-content.ts';

const BINDING = 'RECORDS';

/** Everything that has a day of the next look, or a consent that ends; for members alone. */
export const readDueList = (): DueContent[] =>
  contentNames.flatMap((name) =>
    listDue(name, JSON.parse(readFileSync(`content/${name}.json`, 'utf8'))),
  );

/**
 * Puts the list where the desk's digest reads it.
 * @throws Error if it was not stored
 */
export async function putDueList(place: '--local' | '--remote', state?: string): Promise<void> {
  const { r2_buckets: buckets } = unstable_readConfig({ config: 'wrangler.toml' });
  const bucket = buckets.find(({ binding }: { binding: string }) => binding === BINDING);
  const folder = mkdtempSync(join(tmpdir(), 'due-'));
  try {
    const file = join(folder, 'due.json');
    writeFileSync(file, JSON.stringify(readDueList()));
    const target = `${bucket?.bucket_name}/${DUE_CONTENT}`;
    const kept = state && place === '--local' ? ['--persist-to', state] : [];
    const args = ['r2', 'object', 'put', target, '--file', file, place, ...kept];
    if ((await run('wrangler', args)) !== 0)
      throw new Error('The list of next looks was not stored');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
