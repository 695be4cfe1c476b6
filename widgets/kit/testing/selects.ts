type Update = (this: HTMLSelectElement, selected?: HTMLOptionElement) => void;

/**
 * Of several selected options the last one stays selected in a browser. happy-dom takes the second
 * of all options, which is another one where the code of a view selects options before it inserts
 * them.
 */
export function correctSelects(): void {
  const { prototype } = HTMLSelectElement as unknown as { prototype: Record<symbol, Update> };
  const update = Object.getOwnPropertySymbols(prototype).find(
    ({ description }) => description === 'updateSelectedness',
  );
  const original = update && prototype[update];
  if (!original) throw new Error('happy-dom selects options in another way now');
  prototype[update] = function (selected) {
    const marked = [...this.options].filter((option) => option.selected);
    original.call(this, selected ?? (marked.length > 1 ? marked.at(-1) : undefined));
  };
}
