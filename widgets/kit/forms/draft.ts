/**
 * What was typed into a form whose submission failed, kept for a reload of the same tab. Storage
 * may be full, blocked or hold something else; then there is simply no draft.
 */
const keyOf = (host: HTMLElement) => {
  const twins = [...document.querySelectorAll(host.localName)];
  return `sa-draft:${host.localName}:${host.id || twins.indexOf(host)}`;
};

export function saveDraft(host: HTMLElement, values: Record<string, string>): void {
  attempt(() => sessionStorage.setItem(keyOf(host), JSON.stringify(values)));
}

export function removeDraft(host: HTMLElement): void {
  attempt(() => sessionStorage.removeItem(keyOf(host)));
}

/** Field values by name; empty where there is no draft. */
export function readDraft(host: HTMLElement): Record<string, unknown> {
  return attempt(() => JSON.parse(sessionStorage.getItem(keyOf(host)) ?? '{}')) ?? {};
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
