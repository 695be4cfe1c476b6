import { download, isOurs } from './fetch.ts';

type Placeholders = typeof import('../placeholders.ts');

/** Elements and placeholders whose code has been requested but has not arrived. */
const waiting = new Set<Element>();
/** Tags of foreign components that are not yet defined. */
const awaited = new Set<string>();
let nextSearch: ReturnType<typeof setTimeout>;

// Pages change, frameworks add tags late, and elements place others in their shadow roots.
const observer = new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) if (node.nodeType === 1) search(node as Element);
  }
});

// Prerendered content can be read already: its code waits until it is about to be seen. Exceptions are
// window-fixed elements, which are seen wherever their host is, and those that the page's address may
// be meant for (`data-eager`). Without IntersectionObserver, everything loads at once.
const prerendered =
  'IntersectionObserver' in window
    ? new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) if (isIntersecting) load(target);
        },
        { rootMargin: '50% 0%' },
      )
    : undefined;

/**
 * Finds our elements in `root`, now and whenever some are added. The page's own document is observed
 * from the start, and so is every open shadow root that exists when its host is added or defined;
 * code that attaches one later calls this.
 */
export function discover(root: Document | ShadowRoot | Element): void {
  observer.observe(root, { childList: true, subtree: true });
  search(root);
}

function search(root: Document | ShadowRoot | Element) {
  if (root.nodeType === 1) visit(root as Element);
  for (const element of root.querySelectorAll('*')) visit(element);
}

function visit(element: Element) {
  const { localName, shadowRoot } = element;
  if (element.hasAttribute('data-sa-element')) replace(element);
  else if (isOurs(localName)) schedule(element);
  else if (shadowRoot) discover(shadowRoot);
  else if (localName.includes('-') && !isDefined(element)) awaitDefinition(localName);
}

/** The element that replaces a placeholder is found like any other; until then its content, a link, stays. */
async function replace(placeholder: Element) {
  const module = await download('sa-placeholders', onFailure);
  if (module) (module as Placeholders).replace(placeholder as HTMLElement);
  else waiting.add(placeholder);
}

function schedule(element: Element) {
  const root = element.shadowRoot;
  if (root && isDefined(element)) discover(root);
  else if (!root || !prerendered || root.querySelector('[data-fixed],[data-eager]')) load(element);
  else prerendered.observe(element);
}

export const isDefined = (element: Element) => element.matches(':defined');

/** A foreign component has its shadow root once it is defined. Many are defined at once. */
function awaitDefinition(tag: string) {
  if (awaited.has(tag)) return;
  awaited.add(tag);
  const searchSoon = () => {
    clearTimeout(nextSearch);
    nextSearch = setTimeout(search, 0, document);
  };
  // A few names with a hyphen, such as SVG's font-face, can never be defined.
  customElements.whenDefined(tag).then(searchSoon, () => {});
}

/** Resolves once the element is defined, or its download has failed. */
export async function load(element: Element): Promise<void> {
  prerendered?.unobserve(element);
  // Even if the browser says that it is offline: it can be wrong, and may have the code in its cache.
  await download(element.localName, onFailure);
  if (!isDefined(element)) waiting.add(element);
  else if (element.shadowRoot) discover(element.shadowRoot);
  // While the page is parsed, a defined element has its root in the next frame.
  else requestAnimationFrame(() => element.shadowRoot && discover(element.shadowRoot));
}

/** Retries after 1, 4, 16 and 64 seconds; later only a new tag or the network's return does. */
function onFailure(count: number) {
  if (count < 5) setTimeout(retry, 250 * 4 ** count);
  if (count === 2) renew();
}

/** Today's loader has today's file names: the chunks of an earlier deployment may be gone. */
async function renew() {
  const loader = new URL(import.meta.url);
  if (loader.searchParams.has('renewed')) return;
  loader.searchParams.set('renewed', '');
  const newer = await import(loader.href).catch(() => {});
  for (const element of waiting) newer?.discover(element.getRootNode());
}

export function retry(): void {
  const elements = [...waiting];
  waiting.clear();
  for (const element of elements) if (element.isConnected) visit(element);
}
