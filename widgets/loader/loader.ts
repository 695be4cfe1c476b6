import { files, shared } from 'virtual:element-files';

type Placeholders = typeof import('../placeholders.ts');

const downloads = new Map<string, Promise<unknown>>();
/** Failed downloads by tag. */
const failures = new Map<string, number>();
/** Elements and placeholders whose code has been requested but has not arrived. */
const waiting = new Set<Element>();
/** Tags of others that are not yet defined. */
const awaited = new Set<string>();
let nextSearch: ReturnType<typeof setTimeout>;

// Pages change, frameworks add tags late, and elements place others in their shadow roots.
const observer = new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) if (node.nodeType === 1) search(node as Element);
  }
});

// Prerendered content can be read already: its code waits until it is about to be seen, except that
// of window-fixed elements, which are seen wherever their host is, and of those that the page's
// address may be meant for (`data-eager`). Without IntersectionObserver,
// everything loads at once.
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
 * Finds our elements in `root`, now and whenever some are added. The page's own document is watched
 * from the start, and so is every open shadow root that exists when its host is added or defined;
 * code that attaches one later calls this.
 */
export function discover(root: Document | ShadowRoot | Element): void {
  observer.observe(root, { childList: true, subtree: true });
  search(root);
}

function search(root: Document | ShadowRoot | Element) {
  if (root.nodeType === 1) meet(root as Element);
  for (const element of root.querySelectorAll('*')) meet(element);
}

function meet(element: Element) {
  const { localName, shadowRoot } = element;
  if (element.hasAttribute('data-sa-element')) replace(element);
  else if (localName in files) place(element);
  else if (shadowRoot) discover(shadowRoot);
  else if (localName.includes('-') && !isDefined(element)) awaitDefinition(localName);
}

/** What takes its place is found like any other; until then its content, a link, stays. */
async function replace(placeholder: Element) {
  const module = await download('sa-placeholders');
  if (module) (module as Placeholders).replace(placeholder as HTMLElement);
  else waiting.add(placeholder);
}

function place(element: Element) {
  const root = element.shadowRoot;
  if (root && isDefined(element)) discover(root);
  else if (!root || !prerendered || root.querySelector('[data-fixed],[data-eager]')) load(element);
  else prerendered.observe(element);
}

function isDefined(element: Element) {
  return element.matches(':defined');
}

/** A component of others has its shadow root once it is defined. Many are defined at once. */
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

async function load(element: Element) {
  prerendered?.unobserve(element);
  // Even if the browser says that it is offline: it can be wrong, and may have the code in its cache.
  await download(element.localName);
  if (!isDefined(element)) waiting.add(element);
  else if (element.shadowRoot) discover(element.shadowRoot);
  // While the page is parsed, a defined element has its root in the next frame.
  else requestAnimationFrame(() => element.shadowRoot && discover(element.shadowRoot));
}

/** Fetches the code of `tag`. Undefined if that fails: the fallback content stays until the next try. */
function download(tag: string): Promise<unknown> {
  const started = downloads.get(tag) ?? attempt(tag).catch(() => fail(tag));
  downloads.set(tag, started);
  return started;
}

async function attempt(tag: string) {
  const entry = files[tag] as string;
  const file = `./chunks/${tag.slice(3)}-${entry.slice(-8)}.js`;
  // Alongside its own file instead of after it.
  for (const mark of entry.slice(0, -8))
    import(shared[parseInt(mark, 36)] as string).catch(() => {});
  try {
    return await import(file);
  } catch (error) {
    if (!failures.has(tag)) throw error;
    return importKept(`./${__VERSION__}/${file}`).catch(
      () => import(`${file}?again=${+new Date()}`),
    );
  }
}

/**
 * Imports a chunk from where this version is kept for ever: it and all the files it imports have
 * another address there. All are fetched first, because a failed fetch is soon forgotten, and a
 * failed import only with the page (Firefox, and Chromium up to 153).
 */
async function importKept(path: string) {
  const { href } = new URL(path, import.meta.url);
  const imports = (await fetchText(href)).matchAll(/(?:from|import)"(.+?)"/g);
  await Promise.all([...imports].map(([, file]) => fetchText(new URL(file as string, href))));
  return import(href);
}

async function fetchText(address: string | URL) {
  const response = await fetch(address);
  if (!response.ok) throw response;
  return response.text();
}

/** Tries again after 1, 4, 16 and 64 seconds; then only a new tag or the network's return does. */
function fail(tag: string) {
  downloads.delete(tag);
  const count = (failures.get(tag) ?? 0) + 1;
  failures.set(tag, count);
  if (count < 5) setTimeout(retry, 250 * 4 ** count);
  if (count === 2) renew();
}

function retry() {
  const again = [...waiting];
  waiting.clear();
  for (const element of again) if (element.isConnected) meet(element);
}

/** If an earlier deployment's chunks are not kept, today's loader knows the new names. */
async function renew() {
  const loader = new URL(import.meta.url);
  if (loader.searchParams.has('renewed')) return;
  loader.searchParams.set('renewed', '');
  const newer = await import(loader.href).catch(() => {});
  for (const element of waiting) newer?.discover(element.getRootNode());
}

/**
 * Presses a button again that was pressed before its element's code had arrived. What the browser
 * itself can send needs no code, but for a network.
 */
async function pressLater(event: Event) {
  const path = event.composedPath().filter((node) => (node as Node).nodeType === 1) as Element[];
  const element = path.find((node) => node.localName in files && !isDefined(node));
  const button = path.find((node): node is HTMLButtonElement =>
    node.matches('button:not([popovertarget])'),
  );
  // Another loader on the page may have it in hand.
  if (!element || !button || event.defaultPrevented) return;
  const posts = button.type === 'submit' && button.form?.method === 'post';
  if (posts && navigator.onLine) return;
  event.preventDefault();
  if (posts) pressOnline(button, element);
  else {
    await load(element);
    if (isDefined(element)) button.click();
  }
}

/**
 * Presses a button once the network is back, and says so, unless the visitor types meanwhile. Also
 * presses it once the code arrives: the browser may be wrong, and our code copes with being offline.
 */
async function pressOnline(button: HTMLButtonElement, element: Element) {
  if (button.validity.customError) return;
  button.setCustomValidity('You are offline. It will be sent when you are back online.');
  button.reportValidity();
  const event = await new Promise<Event | undefined>((resolve: (event?: Event) => void) => {
    addEventListener('online', resolve, { once: true });
    element.addEventListener('input', resolve, { once: true });
    load(element).then(() => isDefined(element) && resolve());
  });
  button.setCustomValidity('');
  if (event?.type !== 'input') button.click();
}

discover(document);
addEventListener('click', pressLater, true);
addEventListener('online', retry);
