import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const widgets = fileURLToPath(new URL('../../../widgets/', import.meta.url));

export interface ElementFolder {
  tag: string;
  /** The tag without its prefix. Every file name in the folder starts with it. */
  stem: string;
  /** Absolute path of the folder. */
  path: string;
  /** Absolute path of the file that defines the element. */
  definePath: string;
  /** Absolute path of the table of its attributes; null if it has none of its own. */
  apiPath: string | null;
  /** Absolute path of the file that lists its states; null if it has only one. */
  statesPath: string | null;
}

/** The page of staff: built apart, because no visitor may download it and no partner place it. */
export const deskElement = describeFolder('sa-lead-desk');

/**
 * All elements that pages may place: the folders of widgets/ whose names begin with `sa-`, but for
 * the lead desk.
 */
export function elementFolders(): ElementFolder[] {
  return readdirSync(widgets)
    .filter((name) => name.startsWith('sa-') && name !== deskElement.tag)
    .sort()
    .map(describeFolder);
}

function describeFolder(tag: string): ElementFolder {
  const stem = tag.slice('sa-'.length);
  const path = `${widgets}${tag}`;
  const ifExists = (file: string) => (existsSync(file) ? file : null);
  return {
    tag,
    stem,
    path,
    definePath: `${path}/${stem}.ts`,
    apiPath: ifExists(`${path}/${stem}.api.ts`),
    statesPath: ifExists(`${path}/${stem}.states.ts`),
  };
}
