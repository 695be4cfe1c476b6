/** Files of content/ in this code, by their names. */
export type Contents = Readonly<Record<string, object>>;

/** Brings files up to what the office has published since; for `usePrefetch`. */
export const followContent = (contents: Contents): Promise<unknown> =>
  import('./refresh-content.ts').then(({ refreshContent }) => refreshContent(contents));

/** A loaded module of content, whose files are brought up to date without waiting for it. */
export function followed<Module extends { contents: Contents }>(module: Module): Module {
  followContent(module.contents).catch(() => {});
  return module;
}
