import type { GetManualChunk, GetModuleInfo } from 'rollup';
import { tools } from '../../../widgets/content/tools.ts';
import type { ElementFolder } from '../generate/element-folders.ts';

type Element = Pick<ElementFolder, 'tag' | 'definePath'>;
type Users = Map<string, string[]>;

/** Elements that share pages or content, by tag; `site` is everywhere else. */
const places: [place: string, tags: RegExp][] = [
  ['kit', /-form$|^sa-toaster$/],
  [
    'tools',
    new RegExp(
      `^(${tools.map(({ component }) => component).join('|')}|sa-tools-catalogue|sa-my-plan|sa-study-destinations)$`,
    ),
  ],
  ['blog', /^sa-blog-/],
  ['partners', /^sa-(embed-builder|page-check)$/],
];

/** Elements in the first window of our pages: their code comes before the visitor acts. */
const FIRST_WINDOW = /^sa-(site-header|chat-widget|hero|page-hero)$/;

/** The chunks of modules that the first window does not need, by the chunk that would hold them otherwise. */
const SCROLLED_TO: Readonly<Record<string, string>> = { ui: 'parts', site: 'sections' };

/** Elements that come when a tool is idle, so that nothing moves into a first download for them. */
const BESIDE = /^sa-(todays-test|whole-interview|daily-review)$/;

/** Modules whose users do not decide; each brings all it imports that has no chunk of its own. */
export const exceptions: [chunk: string, paths: RegExp][] = [
  // Sending comes when a form is touched. The builder, which fetches too, does not need a form's rules.
  ['submission', /\/kit\/sending\/submission\.ts$|\/kit\/api\/request\.ts$|\/wretch\//],
  // Tools need them later: so few bytes are not worth a request.
  ['tools', /\/kit\/tools\/save-file\.ts$/],
  // Scenes are large, and on few pages.
  ['scene', /\/kit\/art\/scenes\//],
  // Styles are finished texts: only the builder reads single colours.
  ['colours', /\/kit\/element\/tokens\.ts$/],
  // The builder reads colours, and so does an element on a background that may be dark.
  ['background', /\/kit\/(element\/background|rules\/colour)\.ts$/],
  // Two chunks that load later share it, and it is too small for a request of its own.
  ['kit', /\/kit\/element\/flat-parent\.ts$/],
  // Words are content, which no budget for code counts.
  ['words', /\/content\/vocabulary\/words\.ts$/],
  ['today-notes', /\/content\/toefl\/(today-notes|spellings)\.ts$/],
];

/**
 * Puts modules that several elements need, one of them at once, into one download by the place of these
 * elements: a form's into `kit`, which every page has, and those that only tools use into `tools`.
 * Modules of several places are in `ui` if tools are among these, else in `site`; those that the first
 * window of our pages does not need are in `parts` and `sections`. A module with one user travels with it,
 * or waits for its dynamic import. By the loader it saves 21 of 24 requests and 4.6 kB of the newsletter
 * form's first load (28 November 2026).
 */
export function sharedChunks(all: Element[]): GetManualChunk {
  const elements = all.filter(({ tag }) => !BESIDE.test(tag));
  let users: { first: Users; later: Users } | undefined;
  return (id, { getModuleInfo }) => {
    users ??= {
      first: findUsers(elements, getModuleInfo, 'importedIds'),
      later: findUsers(elements, getModuleInfo, 'importedIds', 'dynamicallyImportedIds'),
    };
    const exception = exceptions.find(([, paths]) => paths.test(id))?.[0];
    if (exception) return exception;
    const first = users.first.get(id) ?? [];
    const later = users.later.get(id) ?? [];
    if (first.length === 0 || later.length < 2) return null;
    if (first.some((tag) => placeOf(tag) === 'kit')) return 'kit';
    const chunk = chunkFor(later);
    return first.some((tag) => FIRST_WINDOW.test(tag)) ? chunk : (SCROLLED_TO[chunk] ?? chunk);
  };
}

const placeOf = (tag: string) => places.find(([, tags]) => tags.test(tag))?.[0] ?? 'site';

function chunkFor(tags: string[]): string {
  const used = new Set(tags.map(placeOf));
  used.delete('kit');
  const [only = ''] = used;
  return used.size === 1 ? only : used.has('tools') ? 'ui' : 'site';
}

/** The elements that reach a module by some of its imports, by the module. */
function findUsers(
  elements: Element[],
  read: GetModuleInfo,
  ...kinds: ('importedIds' | 'dynamicallyImportedIds')[]
): Users {
  const users: Users = new Map();
  for (const { tag, definePath } of elements) {
    const add = (id: string) => {
      const tags = users.get(id) ?? [];
      if (tags.includes(tag)) return;
      users.set(id, [...tags, tag]);
      for (const kind of kinds) read(id)?.[kind].forEach(add);
    };
    add(definePath);
  }
  return users;
}
