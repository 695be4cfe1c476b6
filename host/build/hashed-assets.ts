import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';

/** Pictures that another is drawn from, and files that stand elsewhere than in /assets. */
const NOT_SERVED = ['_headers', 'og.svg', 'robots.txt'];

export interface HashedAssets {
  /** Gives every address of an asset in `text` the name that its content has. */
  rename(text: string): string;
  copyTo(outDir: string): void;
}

/**
 * The files of `folder` under names that hold a hash of their content, so that a browser may keep
 * them for ever: `/assets/site.css` is served as `/assets/site-<hash>.css`.
 */
export function hashAssets(folder: string): HashedAssets {
  const names = new Map(
    readdirSync(folder)
      .filter((file) => !NOT_SERVED.includes(file))
      .map((file) => [file, hashedName(file, readFileSync(`${folder}${file}`))]),
  );
  return {
    rename: (text) =>
      text.replace(/\/assets\/([\w.-]+)/g, (_, file: string) => {
        const name = names.get(file);
        if (!name) throw new Error(`There is no asset ${file}`);
        return `/assets/${name}`;
      }),
    copyTo(outDir) {
      mkdirSync(`${outDir}/assets`, { recursive: true });
      for (const [file, name] of names)
        copyFileSync(`${folder}${file}`, `${outDir}/assets/${name}`);
    },
  };
}

function hashedName(file: string, content: Buffer): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const extension = extname(file);
  return `${file.slice(0, -extension.length)}-${hash}${extension}`;
}
