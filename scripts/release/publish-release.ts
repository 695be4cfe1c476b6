import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSIONS_PATH } from '../../worker/published/published-file.ts';
import type { LocalBucket, PublishedBucket } from './published-bucket.ts';
import { findChanged, listRelease, planRelease, readVersion } from './release-plan.ts';
import { addVersion, describeVersion, formatVersions } from './versions.ts';

/** The version of a published build; the present one of this folder unless given. */
interface ReleaseOptions {
  version?: string;
  /** Text of CHANGELOG.md. */
  changelog?: string;
  /** Date of a version without a heading there, YYYY-MM-DD: a rehearsal before its release. */
  date?: string;
}

const readChangelog = () => readFileSync('CHANGELOG.md', 'utf8');
/** YYYY-MM-DD. */
export const today = () => new Date().toISOString().slice(0, 10);

/**
 * Publishes the build in `folder`, and adds its version to the list of all, in the folder too. All
 * checks come before the first write.
 *
 * @throws Error if anything that is published would change.
 */
export async function publishRelease(
  folder: string,
  bucket: PublishedBucket,
  { version = readVersion(), changelog = readChangelog(), date }: ReleaseOptions = {},
): Promise<{ written: number; unchanged: number }> {
  const before = listRelease(folder, version);
  const published = await bucket.hashesOf(before);
  planRelease(before, published);
  const added = describeVersion(folder, version, changelog, date);
  writeVersions(folder, formatVersions(addVersion(await bucket.readHistory(), added)));
  const files = listRelease(folder, version);
  const changed = planRelease(files, published);
  await bucket.put(changed);
  return { written: changed.length, unchanged: files.length - changed.length };
}

/**
 * Puts the build in `folder` into the simulated bucket, beside the files of earlier builds. Its
 * version is a draft, which each build overwrites until a release publishes it.
 */
export async function publishDraft(folder: string, bucket: LocalBucket): Promise<void> {
  const before = listRelease(folder);
  const published = await bucket.hashesOf(before);
  const isReleased = before.some(({ key, isVersioned }) => isVersioned && published.has(key));
  const history = await bucket.readHistory();
  const draft = describeVersion(folder, readVersion(), readChangelog(), today());
  const versions = isReleased && history ? history : addVersion(history, draft);
  writeVersions(folder, formatVersions(versions));
  const files = listRelease(folder);
  const unversioned = files.filter(({ isVersioned }) => !isVersioned);
  await bucket.put(findChanged(unversioned, published));
  await bucket.putDrafts(files.filter((file) => file.isVersioned && !published.has(file.key)));
}

/** The list that a build writes: its own version alone. */
export function writeOwnVersion(folder: string): void {
  const own = describeVersion(folder, readVersion(), readChangelog(), today());
  writeVersions(folder, formatVersions(addVersion(undefined, own)));
}

function writeVersions(folder: string, text: string): void {
  writeFileSync(join(folder, VERSIONS_PATH), text);
}
