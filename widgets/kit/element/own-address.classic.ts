/**
 * Takes the place of own-address.ts in a classic script that was built without SITE_ORIGIN
 * (rollup.config.mjs): the address of the `<script>` that runs right now, read once, for later
 * there is none. Empty where it came from the page's own origin, which is either our own site or a
 * copy of the file, and where the code came in no script of its own.
 */
export const ownAddress: string = findForeignScript();

function findForeignScript(): string {
  const script = document.currentScript;
  // An element of the page that is named "currentScript" would stand in its place.
  if (!(script instanceof HTMLScriptElement) || !/^https?:/.test(script.src)) return '';
  return new URL(script.src).origin === location.origin ? '' : script.src;
}
