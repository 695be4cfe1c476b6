/** Puts markup into the document and gives back its first element, rendered. */
export async function mount<T extends HTMLElement>(markup: string): Promise<T> {
  document.body.innerHTML = markup;
  await rendered();
  return document.body.firstElementChild as T;
}

/** Resolves when pending renders and what they started are through; works under fake timers. */
export async function rendered(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
