type Update = (this: HTMLSelectElement, selected?: HTMLOptionElement) => void;

/**
 * In a browser, the last of several selected options stays selected. happy-dom picks the second of
 * all options, which is the wrong one if a view selects options before inserting them.
 */
export function patchSelects(): void {
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
