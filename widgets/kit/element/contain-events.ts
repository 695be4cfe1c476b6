/** Controls that a visitor types or chooses in. */
const FIELD = 'input,select,textarea';
/** Controls with a default action, which runs after the page has seen their click. */
const NATIVE = 'a,label,summary,[type=checkbox],[type=radio],[type=file],[type=reset]';

/**
 * Pages see events from a shadow tree as events of the host, so their own check for fields, buttons
 * and links (`event.target.closest('input')`) finds nothing. This stops pages from mistaking what a
 * visitor does with our controls, after every listener inside has run. The page's capturing
 * listeners run earlier and are out of reach.
 */
export function containEvents(root: ShadowRoot): void {
  for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, containKey);
  root.addEventListener('click', containClick);
}

/**
 * From a field, only Tab, Escape, F1 to F24, the modifier keys themselves and combinations with
 * Ctrl, Alt or Meta reach the page. (AltGr, which types letters, is not among them.) From other
 * controls, all keys do except Space and Enter, which press them, and keys that a control of ours
 * has handled.
 */
function containKey(event: Event) {
  // Autofill sends events called keydown that have neither key nor modifiers.
  const { key, ctrlKey, altKey, metaKey, defaultPrevented } = event as KeyboardEvent;
  const isOurs = (event.target as Element).matches(FIELD)
    ? !(ctrlKey || altKey || metaKey || /^(Tab|Escape|F\d|Shift|Control|Alt|Meta)/.test(key))
    : defaultPrevented || / |Enter/.test(key);
  if (isOurs) event.stopPropagation();
}

/**
 * Every click reaches the page, which may close menus or count clicks. This only undoes the harm of
 * pages that cannot see what was clicked: a listener that cancels clicks neither reverts a tick nor
 * blocks a link of ours, and a page's link around an element is not followed from a control inside
 * it. Links within the page's origin are left to its router.
 */
function containClick(event: Event) {
  const target = event.target as Element;
  const native = target.closest<HTMLAnchorElement>(NATIVE);
  if (native) {
    if (native.origin !== location.origin) {
      Object.defineProperty(event, 'preventDefault', { value() {} });
    }
  } else if (target.closest(`button,${FIELD}`) && event.composedPath().some(isLink)) {
    event.preventDefault();
  }
}

const isLink = (node: EventTarget) => (node as HTMLAnchorElement).href;
