/** Addresses of the elements' code, for the loader (scripts/build/plugins/elements.ts). */
declare module 'virtual:element-files' {
  /** For each element its own chunk, `<tag without sa->-<hash>.js`, and the indices of those in `shared`. */
  export const files: readonly (readonly [own: string, ...places: number[]])[];
  /** Chunks that several elements import. */
  export const shared: readonly string[];
}

/** The states of each element by tag; null if it lists none (testing/states.ts). */
declare module 'virtual:element-states' {
  const states: Record<
    string,
    (() => Promise<{ states: readonly import('./testing/states.ts').ElementState[] }>) | null
  >;
  export default states;
}

/** Importing it defines every element. */
declare module 'virtual:elements' {}

/** Elements that a placeholder may name (scripts/build/plugins/elements.ts). */
declare module 'virtual:placeholders' {
  export const attributes: import('./kit/loading/placeholder.ts').PlaceholderAttributes;
  /** Whether these are all there are: a file may have one element alone. */
  export const areAll: boolean;
}

/** Rules that goober made of each template that ran (scripts/build/plugins/static-styles.ts). */
declare module 'virtual:recorded-styles' {
  export const recordedStyles: unknown;
}

/** Version of package.json, and the origin of our own site ('' in a local build). */
declare const __VERSION__: string;
declare const __SITE_ORIGIN__: string;

/** One icon of lucide, as the children of its 24 × 24 drawing. */
declare module 'lucide/dist/esm/icons/*' {
  import type { IconNode } from 'lucide';

  const icon: IconNode;
  export default icon;
}
