import { appendFileSync, copyFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../host/workbench/', import.meta.url));

/** The site's strict policy, plus frames of our own origin. */
const policy =
  "default-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

/** Adds the pages of the workbench to a site that is already built. */
export function addWorkbench(outDir: string): void {
  copyFileSync(`${folder}workbench.html`, `${outDir}/workbench.html`);
  for (const file of ['frame.html', 'frame.css', 'system.html', 'workbench.css']) {
    copyFileSync(folder + file, `${outDir}/workbench/${file}`);
  }
  const rules = ['/workbench', '/workbench/*'].map(
    (path) => `${path}\n  ! Content-Security-Policy\n  Content-Security-Policy: ${policy}\n`,
  );
  appendFileSync(`${outDir}/_headers`, `\n${rules.join('\n')}`);
}
