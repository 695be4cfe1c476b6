import elements from 'virtual:element-imports';

const selector = Object.keys(elements).join();
const downloads = new Map<string, Promise<unknown>>();

// Pages change, frameworks add tags late, and our own elements place others in their shadow roots.
const observer = new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      if (node.matches(selector)) load(node);
      loadWithin(node);
    }
  }
});

function loadWithin(root: ParentNode) {
  for (const element of root.querySelectorAll(selector)) load(element);
}

function watch(root: Document | ShadowRoot) {
  observer.observe(root, { childList: true, subtree: true });
  loadWithin(root);
}

async function load(element: Element) {
  // Chromium up to 153 would remember the failed download for the life of the page.
  if (!navigator.onLine) return;
  await download(element.localName);
  if (element.shadowRoot) watch(element.shadowRoot);
}

/** Fetches what defines `tag`; where that fails, the fallback content stays until the next try. */
function download(tag: string): Promise<unknown> {
  // Not awaited: what every element needs travels beside the element instead of after it.
  import('./kit/element/define-element.tsx').catch(() => {});
  const started = downloads.get(tag) ?? elements[tag]?.().catch(() => downloads.delete(tag));
  if (started) downloads.set(tag, started);
  return Promise.resolve(started);
}

watch(document);
addEventListener('online', () => loadWithin(document));
