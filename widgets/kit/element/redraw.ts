/** An input, a text area or a select; only the last has options. */
interface Field extends HTMLInputElement {
  options?: HTMLOptionsCollection;
}

const FIELDS = 'input,select,textarea';
const FOCUSABLE = `${FIELDS},a[href],button,summary`;

/**
 * Renders the content of `root` again in one step. Values that a visitor has typed, ticked, chosen or
 * unfolded stay, by the fields' names, and so do focus and caret.
 *
 * @param draw Draws into the empty root at once.
 */
export function redraw(root: ShadowRoot, draw: () => void): void {
  const touched = all<Field>(root, FIELDS).flatMap((field) => readTouched(root, field));
  const opened = all<HTMLDetailsElement>(root, 'details').map(({ open }) => open);
  const focus = readFocus(root);
  root.replaceChildren();
  draw();
  for (const { key, state } of touched) {
    const field = all<Field>(root, FIELDS).find((candidate) => keyOf(root, candidate) === key);
    if (field) restore(field, state);
  }
  all<HTMLDetailsElement>(root, 'details').forEach((details, index) => {
    if (opened[index]) details.open = true;
  });
  restoreFocus(root, focus);
}

interface Touched {
  key: string;
  state: string | boolean;
}

/** The state of a field that differs from the one it was served with. */
function readTouched(root: ShadowRoot, field: Field): Touched[] {
  const { type, value, checked, options } = field;
  const key = keyOf(root, field);
  let state: Touched['state'] = value;
  let isTouched = value !== field.defaultValue;
  if (type === 'checkbox' || type === 'radio') {
    state = checked;
    // Ticking one radio button unticks the others.
    isTouched = checked !== field.defaultChecked && (checked || type === 'checkbox');
  } else if (options) {
    const served = [...options].find((option) => option.hasAttribute('selected')) ?? options[0];
    isTouched = value !== served?.value;
  }
  return isTouched ? [{ key, state }] : [];
}

/** Fires the events of typing, for views that keep a field's value in their state. */
function restore(field: Field, state: string | boolean): void {
  if (typeof state === 'boolean') field.checked = state;
  else if (!field.options || [...field.options].some(({ value }) => value === state)) {
    field.value = state;
  }
  for (const type of ['input', 'change'])
    field.dispatchEvent(new CustomEvent(type, { bubbles: true }));
}

interface Focus {
  key: string;
  caret: Parameters<HTMLInputElement['setSelectionRange']> | undefined;
}

function readFocus(root: ShadowRoot): Focus | undefined {
  const focused = root.activeElement as HTMLInputElement | null;
  if (!focused) return;
  const { selectionStart, selectionEnd, selectionDirection } = focused;
  // Fields for an e-mail address or a number have no caret position.
  const hasCaret = typeof selectionStart === 'number';
  return {
    key: keyOf(root, focused),
    caret: hasCaret ? [selectionStart, selectionEnd, selectionDirection ?? 'none'] : undefined,
  };
}

function restoreFocus(root: ShadowRoot, focus: Focus | undefined): void {
  const field =
    focus && all<Field>(root, FOCUSABLE).find((field) => keyOf(root, field) === focus.key);
  field?.focus({ preventScroll: true });
  if (focus?.caret && field && 'setSelectionRange' in field) {
    (field as HTMLInputElement).setSelectionRange(...focus.caret);
  }
}

/**
 * Equal for a part of the old markup and its counterpart in the new one: a field by its name, anything
 * else by its position, because a translator may have changed its words.
 */
function keyOf(root: ShadowRoot, element: Element): string {
  const { localName, name, id, type, value } = element as Field;
  const isChoice = type === 'radio' || type === 'checkbox';
  return String(
    element.matches(FIELDS)
      ? [name || id, isChoice && value]
      : [localName, all(root, localName).indexOf(element)],
  );
}

function all<E extends Element>(root: ShadowRoot, selector: string): E[] {
  return [...root.querySelectorAll<E>(selector)];
}
