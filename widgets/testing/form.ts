import { afterEach, beforeEach, vi } from 'vitest';
import { fieldOf } from '../kit/forms/use-form.ts';
import type { Toast } from '../kit/stores/toasts.ts';
import { CHOICES, driveElement } from './drive-element.ts';

/**
 * Gives each test of a file a page of our own site and a fresh tab. Returns a function that lists
 * the toasts of the current test; with `withToaster: false` the page's toaster has no code.
 */
export function isolateForms({ withToaster = true } = {}): () => Toast[] {
  let handed: Toast[] = [];
  const take = (event: Event) => {
    handed.push((event as CustomEvent<Toast>).detail);
    event.preventDefault();
  };
  beforeEach(() => {
    handed = [];
    vi.stubGlobal('origin', 'https://site.example');
    if (withToaster) document.addEventListener('sa-toast', take, true);
  });
  afterEach(() => document.removeEventListener('sa-toast', take, true));
  return () => handed;
}

/** Drives the form inside an element as a visitor would. */
export function driveForm(element: HTMLElement) {
  const { root, field, choose, type, press, settle } = driveElement(element);
  const form = root.querySelector('form') as HTMLFormElement;
  const button = root.querySelector('[type=submit]') as HTMLButtonElement;
  return {
    button,
    settled: settle,
    /** Types into fields by name; of selects and radio buttons, chooses the option of that value. */
    async type(values: Record<string, string>) {
      for (const [name, value] of Object.entries(values)) {
        await (field(name).matches(CHOICES) ? choose : type)({ [name]: value });
      }
    },
    /** Presses the button and waits for validation, request and answer. */
    send: () => press(button),
    values: (...names: string[]) => names.map((name) => fieldOf(form, name)?.value),
    /** The message above the form's fields. */
    above: () => speech(root, 0),
    /** The message below them. */
    below: () => speech(root, 1),
    /** Messages by field name, found the way a screen reader does. */
    messages() {
      const invalid = [...form.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')];
      return Object.fromEntries(invalid.map((field) => [field.name, describedBy(root, field)]));
    },
  };
}

/** The role is null if a toast is announced instead. */
function speech(root: ShadowRoot, index: number) {
  const regions = root.querySelectorAll<HTMLElement>('[part=confirmation], [part=notice]');
  const region = regions[index] as HTMLElement;
  return { text: region.textContent, role: region.getAttribute('role'), region };
}

function describedBy(root: ShadowRoot, field: Element): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return root.getElementById(ids.at(-1) ?? '')?.textContent ?? '';
}

/** Replaces `fetch`; returns the calls as `[url, method, parsed body]`. */
export function stubFetch(answer: (url: string) => Response | Promise<Response>) {
  const fetch = vi.fn(async (url: string, _init: RequestInit) => answer(url));
  vi.stubGlobal('fetch', fetch);
  return () =>
    fetch.mock.calls.map(([url, { method, body }]) => [
      url,
      method,
      body ? JSON.parse(String(body)) : undefined,
    ]);
}
