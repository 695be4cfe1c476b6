import elements from 'virtual:element-imports';

const selector = Object.keys(elements).join();
const downloads = new Map<string, Promise<unknown>>();

// Pages change, frameworks add tags late, and our own elements place others in their shadow roots.
const observer = new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      if (node.matches(selector)) place(node);
      placeWithin(node);
    }
  }
});

// What a page was served with can be read already: its code waits until it is about to be seen,
// except that of what is fixed to the window and seen wherever its host stands. Where nobody can
// tell what is seen, nothing waits.
const prerendered =
  'IntersectionObserver' in window
    ? new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) if (isIntersecting) load(target);
        },
        { rootMargin: '50% 0%' },
      )
    : undefined;

function place(element: Element) {
  const root = element.shadowRoot;
  if (root && isDefined(element)) watch(root);
  else if (!root || !prerendered || root.querySelector('[data-fixed]')) load(element);
  else prerendered.observe(element);
}

function isDefined(element: Element) {
  return element.matches(':defined');
}

function placeWithin(root: ParentNode) {
  for (const element of root.querySelectorAll(selector)) place(element);
}

function watch(root: Document | ShadowRoot) {
  observer.observe(root, { childList: true, subtree: true });
  placeWithin(root);
}

async function load(element: Element) {
  prerendered?.unobserve(element);
  // Chromium up to 153 would remember the failed download for the life of the page.
  if (!navigator.onLine) return;
  await download(element.localName);
  if (element.shadowRoot) watch(element.shadowRoot);
}

/** Fetches what defines `tag`; where that fails, the fallback content stays until the next try. */
function download(tag: string): Promise<unknown> {
  // Not awaited: what every element needs travels beside the element instead of after it.
  import('./kit/element/define-element.tsx').catch(() => {});
  const started = downloads.get(tag) ?? elements[tag]?.().catch(() => forget(tag));
  if (started) downloads.set(tag, started);
  return Promise.resolve(started);
}

/** After a deployment the chunks have other names, which the loader of today knows. */
function forget(tag: string) {
  downloads.delete(tag);
  const loader = new URL(import.meta.url);
  if (loader.searchParams.has('renewed')) return;
  loader.searchParams.set('renewed', '');
  import(loader.href).catch(() => {});
}

/** A button pressed before its element's code was there is pressed again once it is. */
async function pressLater(event: Event) {
  const path = event.composedPath().filter((node) => node instanceof Element);
  const element = path.find((node) => node.matches(selector) && !isDefined(node));
  const button = path.find((node) => node.matches('button:not([popovertarget])'));
  if (!element || !button) return;
  event.preventDefault();
  await load(element);
  if (isDefined(element)) (button as HTMLElement).click();
}

watch(document);
addEventListener('click', pressLater, true);
addEventListener('online', () => placeWithin(document));
