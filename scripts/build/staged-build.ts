import { renameSync, rmSync } from 'node:fs';

/**
 * Builds beside the former build, and replaces that once the new one is finished: an interrupted build
 * leaves one to serve and to deploy.
 *
 * @param outDir folder of the build.
 * @param partsOf every folder and file of a build, by its folder.
 * @param build writes to the folder it is given; resolves to whether it has succeeded.
 */
export async function buildAside(
  outDir: string,
  partsOf: (outDir: string) => string[],
  build: (outDir: string) => Promise<boolean>,
): Promise<boolean> {
  const aside = `${outDir}.new`;
  const built = partsOf(aside);
  remove(built);
  if (!(await build(aside))) return false;
  const former = partsOf(outDir);
  remove(former);
  for (const [index, part] of built.entries()) renameSync(part, former[index] as string);
  return true;
}

function remove(parts: readonly string[]): void {
  for (const part of parts) rmSync(part, { recursive: true, force: true });
}
