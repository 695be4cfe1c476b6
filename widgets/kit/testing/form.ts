import { afterEach, beforeEach, vi } from 'vitest';
import { fieldOf } from '../forms/use-form.ts';
import { toasts } from '../stores/toasts.ts';
import { rendered } from './mount.ts';

/** Gives each test of a file a page, a tab and a store without traces of the one before. */
export function isolateForms(): void {
  beforeEach(() => {
    toasts.setState([], true);
    sessionStorage.clear();
  });
  afterEach(() => {
    document.body.innerHTML = '';
    vi.unstubAllGlobals();
  });
}

/** Drives the form inside an element as a visitor would. */
export function driveForm(element: HTMLElement) {
  const root = element.shadowRoot as ShadowRoot;
  const form = root.querySelector('form') as HTMLFormElement;
  const button = root.querySelector('[type=submit]') as HTMLButtonElement;
  const settled = async () => {
    await rendered();
    await vi.dynamicImportSettled();
    await rendered();
  };
  return {
    button,
    settled,
    /** Types into fields by name; a name of a radio group chooses its option. */
    async type(values: Record<string, string>) {
      for (const [name, value] of Object.entries(values)) {
        const field = fieldOf(form, name) as HTMLInputElement;
        field.value = value;
        form.dispatchEvent(new Event('input', { bubbles: true }));
      }
      await settled();
    },
    /** Presses the button and lets validation, request and answer pass. */
    async send() {
      button.click();
      await settled();
    },
    values: (...names: string[]) => names.map((name) => fieldOf(form, name)?.value),
    /** Message by field name, read the way a screen reader finds it. */
    messages() {
      const invalid = [...form.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')];
      return Object.fromEntries(invalid.map((field) => [field.name, describedBy(root, field)]));
    },
  };
}

function describedBy(root: ShadowRoot, field: Element): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return root.getElementById(ids.at(-1) ?? '')?.textContent ?? '';
}

/** Replaces `fetch`; returns the calls as `[url, method, parsed body]`. */
export function stubFetch(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', fetch);
  return () =>
    fetch.mock.calls.map(([url, { method, body }]) => [url, method, JSON.parse(String(body))]);
}
