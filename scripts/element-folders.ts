import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const widgets = fileURLToPath(new URL('../widgets/', import.meta.url));

export interface ElementFolder {
  tag: string;
  /** The tag without its prefix, which begins every file name in the folder. */
  stem: string;
  /** Absolute path of the folder. */
  path: string;
  /** Absolute path of the file that defines the element. */
  definePath: string;
}

/** Every element there is: a folder of widgets/ whose name begins with `sa-`. */
export function elementFolders(): ElementFolder[] {
  return readdirSync(widgets)
    .filter((name) => name.startsWith('sa-'))
    .sort()
    .map((tag) => {
      const stem = tag.slice('sa-'.length);
      return { tag, stem, path: `${widgets}${tag}`, definePath: `${widgets}${tag}/${stem}.ts` };
    });
}
