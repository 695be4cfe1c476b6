const foreignOrigin = findForeignOrigin();

/**
 * Takes the place of origin.ts in a classic script that was built without SITE_ORIGIN
 * (rollup.config.mjs): the origin of the `<script>` that this code came in, which is known only
 * while it runs for the first time. Empty, so that addresses stay relative, where it came from the
 * page's own origin, which is either our own site or has a copy of the file, and where there is no
 * such script.
 */
export function siteOrigin(): string {
  return foreignOrigin;
}

function findForeignOrigin(): string {
  const script = document.currentScript;
  // An element of the page that is named "currentScript" would stand in its place.
  if (!(script instanceof HTMLScriptElement) || !/^https?:/.test(script.src)) return '';
  const { origin } = new URL(script.src);
  return origin === location.origin ? '' : origin;
}
