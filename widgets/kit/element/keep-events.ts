/** What a visitor types or chooses in. */
const FIELD = 'input,select,textarea';
/** Controls that the browser itself acts on once their click has been through the page. */
const NATIVE = 'a,label,summary,[type=checkbox],[type=radio],[type=file],[type=reset]';

/**
 * A page sees whatever comes out of a shadow tree as an event of the host, so that its own check
 * for fields, buttons and links (`event.target.closest('input')`) finds nothing. What a visitor
 * does with our controls is kept from being taken for something else, after every listener inside
 * has had it. Listeners of the page that capture run earlier and are out of reach.
 */
export function keepEvents(root: ShadowRoot): void {
  for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, keepKey);
  root.addEventListener('click', keepClick);
}

/**
 * From a field nothing reaches the page but Tab, Escape, F1 to F24, the modifier keys themselves
 * and what is pressed with Ctrl, Alt or Meta. (AltGr, which types letters, is none of them.) From
 * anything else all keys do but Space and Enter, which press it, and those that a control of ours
 * has made use of.
 */
function keepKey(event: Event) {
  // Autofill sends events that call themselves keydown and know neither key nor modifiers.
  const { key, ctrlKey, altKey, metaKey, defaultPrevented } = event as KeyboardEvent;
  const isOurs = (event.target as Element).matches(FIELD)
    ? !(ctrlKey || altKey || metaKey || /^(Tab|Escape|F\d|Shift|Control|Alt|Meta)/.test(key))
    : defaultPrevented || / |Enter/.test(key);
  if (isOurs) event.stopPropagation();
}

/**
 * Every click goes on to the page, whose menus close by it and whose analytics count it. Only what
 * the page could spoil by not knowing what was clicked is taken care of: a listener that cancels
 * clicks does not undo a tick or hold a visitor on a link of ours, and the page's own link around
 * an element is not followed from inside a control. Links within the page's origin are left to its
 * router.
 */
function keepClick(event: Event) {
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
