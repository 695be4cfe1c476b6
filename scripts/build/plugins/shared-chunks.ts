import type { GetManualChunk, GetModuleInfo } from 'rollup';
import { tools } from '../../../widgets/content/tools.ts';
import type { ElementFolder } from '../generate/element-folders.ts';

type Element = Pick<ElementFolder, 'tag' | 'definePath'>;
type Users = Map<string, string[]>;

/** Where elements stand together, or have the same content, by tag; `site` is everywhere else. */
const places: [place: string, tags: RegExp][] = [
  ['kit', /-form$|^sa-toaster$/],
  [
    'tools',
    new RegExp(
      `^(${tools.map(({ component }) => component).join('|')}|sa-tools-catalogue|sa-my-plan|sa-study-destinations|sa-todays-test|sa-whole-interview|sa-daily-review)$`,
    ),
  ],
  ['blog', /^sa-blog-/],
  ['partners', /^sa-(embed-builder|page-check)$/],
];

/** What is in the first window of our pages: its code comes before the visitor acts. */
const FIRST_WINDOW = /^sa-(site-header|chat-widget|hero|page-hero)$/;

/** Where what such a chunk would hold is instead if the first window does not need it. */
const SCROLLED_TO: Readonly<Record<string, string>> = { ui: 'parts', site: 'sections' };

/** What is no matter of who uses it; with all it imports that has no place of its own. */
const exceptions: [chunk: string, paths: RegExp][] = [
  // It comes when a form is touched. The builder, which fetches too, does not need a form's rules.
  ['submission', /\/kit\/sending\/submission\.ts$|\/kit\/api\/request\.ts$|\/wretch\//],
  // The newsletter's form, which is on every page, asks for an address alone.
  ['person', /\/kit\/forms\/(person-fields\.tsx|carry-over\.ts)$/],
  // Tools need them later: so few bytes are no requests of their own.
  ['tools', /\/kit\/tools\/(save-file|use-open-on-paper)\.ts$/],
  // Large, and seen on few pages.
  ['scene', /\/kit\/art\/scenes\//],
  // Styles are finished texts: the builder alone reads single colours.
  ['colours', /\/kit\/element\/tokens\.ts$/],
  // The builder reads colours, and so does an element that seems to stand on a dark ground.
  ['background', /\/kit\/(element\/background|rules\/colour)\.ts$/],
  // Two chunks that load later share it, and it is too small for a request of its own.
  ['kit', /\/kit\/element\/flat-parent\.ts$/],
  // Content, which no budget for code counts.
  ['words', /\/content\/vocabulary\/words\.ts$/],
  ['today-notes', /\/content\/toefl\/(today-notes|spellings)\.ts$/],
];

/**
 * Puts what several elements need, one of them at once, into one download for the place where these
 * stand: what a form needs into `kit`, which every page has, and what only tools use into `tools`.
 * What is used in several places is in `ui` if tools are among them, else in `site`; what the first
 * window of our pages does not need of these is in `parts` and `sections`. The rest travels with its
 * only user, or waits for its dynamic import.
 */
export function sharedChunks(elements: Element[]): GetManualChunk {
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
