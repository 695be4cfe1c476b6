import type { HTMLAttributes } from 'svelte/elements';
import type { SaElements } from './custom-elements.js';

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends SaElements<HTMLAttributes<HTMLElement>> {}
}
