import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';

/** Sources of generated images, and files served from outside /assets. */
const NOT_SERVED = ['_headers', 'og.svg', 'robots.txt'];

interface HashedAssets {
  /** Replaces every asset URL in `text` with its hashed one. */
  rename(text: string): string;
  writeTo(outDir: string): void;
}

/**
 * Gives the files of `folder` names with a hash of their content, so that browsers may cache them
 * without a limit: `/assets/site.css` is served as `/assets/site-<hash>.css`. `made` has the content of
 * files that are not served as written.
 */
export function hashAssets(folder: string, made: Record<string, string> = {}): HashedAssets {
  const assets = new Map(
    readdirSync(folder)
      .filter((file) => !NOT_SERVED.includes(file))
      .map((file) => {
        const content = made[file] ?? readFileSync(`${folder}${file}`);
        return [file, { name: hashedName(file, content), content }];
      }),
  );
  return {
    rename: (text) =>
      text.replace(/\/assets\/([\w.-]+)/g, (_, file: string) => {
        const asset = assets.get(file);
        if (!asset) throw new Error(`There is no asset ${file}`);
        return `/assets/${asset.name}`;
      }),
    writeTo(outDir) {
      mkdirSync(`${outDir}/assets`, { recursive: true });
      for (const { name, content } of assets.values())
        writeFileSync(`${outDir}/assets/${name}`, content);
    },
  };
}

function hashedName(file: string, content: Buffer | string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const extension = extname(file);
  return `${file.slice(0, -extension.length)}-${hash}${extension}`;
}
