import { css as goober } from 'goober';
import { addRules, readStyles } from './sheet.ts';

/**
 * goober can only write into a `<style>` tag, which a strict CSP forbids and shadow roots do not
 * see, so its target here has the shared sheet as its "text node". Visitors download none of this:
 * the build lets goober name each template and puts the names and rules in its place
 * (scripts/build/plugins/static-styles.ts).
 */
const target = {
  querySelector: (): object => ({ parentNode: true, firstChild: target }),
  get data() {
    return readStyles();
  },
  /** goober adds at the end. */
  set data(text: string) {
    addRules(text.slice(readStyles().length));
  },
};

// goober's own keyframes and glob are bound already, so all three are made from its css.
// Close every declaration with a semicolon: goober drops one that ends at a brace.
const bindTo = (options: object) => goober.bind({ target, ...options } as never) as typeof goober;

/** Makes a class from a template of CSS, in the shared sheet. */
export const css = /* @__PURE__ */ bindTo({});

/** Makes an animation name from a template of keyframes, in the shared sheet. */
export const keyframes = /* @__PURE__ */ bindTo({ k: 1 });

/** Adds global rules to the shared sheet. goober keeps only one such block: call it once. */
export const glob = /* @__PURE__ */ bindTo({ g: 1 });
