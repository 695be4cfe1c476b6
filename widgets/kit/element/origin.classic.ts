const foreignOrigin = findForeignOrigin();

/**
 * Replaces origin.ts in classic scripts built without SITE_ORIGIN (scripts/build/aliases.ts). The origin
 * of the `<script>` that loaded this code, known only during its first run. Empty, so that
 * addresses stay relative, if there is no such script or it came from the page's own origin, which
 * is either our site or hosts a copy of the file.
 */
export function siteOrigin(): string {
  return foreignOrigin;
}

function findForeignOrigin(): string {
  const script = document.currentScript;
  // An element of the page named "currentScript" would shadow the property.
  if (!(script instanceof HTMLScriptElement) || !/^https?:/.test(script.src)) return '';
  const { origin } = new URL(script.src);
  return origin === location.origin ? '' : origin;
}
