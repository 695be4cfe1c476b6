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

/** Puts the draft, if there is one, back into the fields of `form`. */
export function restoreDraft(host: HTMLElement, form: HTMLFormElement): void {
  const draft = attempt(() => JSON.parse(sessionStorage.getItem(keyOf(host)) ?? '{}')) ?? {};
  for (const field of form.querySelectorAll<HTMLInputElement>('[name]')) {
    const value = Object.hasOwn(draft, field.name) ? draft[field.name] : undefined;
    if (typeof value !== 'string') continue;
    if (field.type === 'radio') field.checked = field.value === value;
    else field.value = value;
  }
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
