/**
 * Keeps the texts of a root alive on a translated page. Translators replace the text nodes of a run by a
 * `font` element, after which a view writes into detached nodes. This puts a replaced text back, empty,
 * beside its translation. Once the view changes a run, the translation is removed and the run gets its
 * words back, for the translator to find.
 */
export function keepTexts(root: ShadowRoot): void {
  new MutationObserver(onChange).observe(root, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

/** The texts that each translation replaces. */
const runs = new WeakMap<Node, Text[]>();
const translations = new WeakMap<Node, ChildNode>();
/** The words of every text that has ever been replaced. */
const words = new WeakMap<Node, string>();

function onChange(records: MutationRecord[], observer: MutationObserver): void {
  // The translator adds translations, and removes them when the visitor asks for the original.
  const added = new Set<Node>();
  const removed = new Set<Node>();
  for (const { target, addedNodes, removedNodes } of records) {
    for (const node of addedNodes) if (isTranslation(node)) added.add(node);
    for (const node of removedNodes) if (runs.has(node)) removed.add(node);
    if (translations.has(target)) words.set(target, (target as Text).data);
  }
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (type === 'characterData') restore(target);
    for (const node of removedNodes) restore(node);
    const beside = [previousSibling, nextSibling];
    for (const node of addedNodes) {
      if (added.has(node)) continue;
      const isOriginal = node.nodeType === 3 && !words.has(node);
      // The translator's own copy of an original text, which has returned itself.
      if (isOriginal && [...beside, ...removedNodes].some((one) => one && removed.has(one))) {
        (node as Text).remove();
      } else for (const one of beside) restore(one);
    }
  }
  // Backwards, so that a text finds the neighbours it had when it was removed.
  for (const {
    target,
    addedNodes,
    removedNodes,
    previousSibling,
    nextSibling,
  } of records.reverse()) {
    const near = [...addedNodes, previousSibling, nextSibling];
    const translation = near.find((node) => node && added.has(node)) as ChildNode | undefined;
    if (!translation) continue;
    for (const text of removedNodes) {
      if (text.nodeType !== 3 || text.parentNode) continue;
      const inRun = (node: Node | null) =>
        translations.get(node as Node) === translation ? node : null;
      const previous = inRun(previousSibling);
      const next = previous ? previous.nextSibling : inRun(nextSibling);
      target.insertBefore(text, previous || next ? next : translation.nextSibling);
      words.set(text, (text as Text).data);
      (text as Text).data = '';
      translations.set(text, translation);
      runs.set(translation, [...(runs.get(translation) ?? []), text as Text]);
    }
  }
  // Ignores the changes made here.
  observer.takeRecords();
}

const isTranslation = (node: Node) => (node as Element).localName === 'font' && !runs.has(node);

/** Gives a run its words in place of its translation; `node` is either that or a text of the run. */
function restore(node: Node | null): void {
  const translation = translations.get(node as Node) ?? (node as ChildNode);
  for (const text of runs.get(translation) ?? []) {
    text.data = words.get(text) as string;
    translations.delete(text);
  }
  // Prototype's `remove` fails where there is no parent.
  if (runs.delete(translation) && translation.parentNode) translation.remove();
}
