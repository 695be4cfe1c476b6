// The elements come from our site, not from this package: they are corrected there, and a page that asks
// for nothing of ours downloads nothing of ours.
const LOADER = 'https://OUR-SITE/embed/sa-loader.js';

let loading;
let query = '';

/** Fetches the loader, once. On a server it does nothing. */
export function load() {
  if (typeof document === 'undefined') return Promise.resolve();
  loading ??= import(
    /* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ LOADER + query
  ).catch((error) => {
    // The next call tries again, at another address: many browsers keep a failed import until the page is left.
    loading = undefined;
    query = `?again=${Date.now()}`;
    throw error;
  });
  return loading;
}

/** Looks for elements where the loader does not see them by itself: in a closed shadow root. */
export async function discover(root) {
  const loader = await load();
  loader?.discover(root);
}
