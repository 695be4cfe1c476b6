import { choicesOf } from '../kit/rules/manifest.ts';

/** An element as widgets/custom-elements.json documents it. */
export interface ManifestElement {
  tagName: string;
  isEmbeddable: boolean;
  isInternal: boolean;
  attributes: { name: string; type: { text: string }; default?: string }[];
  events: { name: string }[];
  cssParts: { name: string }[];
  cssProperties: { name: string; default: string }[];
  examples: string[];
  stores: string[];
  sends: string;
}

/** Every documented element. */
export async function readManifest(): Promise<ManifestElement[]> {
  const { modules } = await (await fetch('/widgets/custom-elements.json')).json();
  return modules.flatMap(({ declarations }: { declarations: ManifestElement[] }) => declarations);
}

/** The scripts that bring an element, the usual one first. */
export function scriptsOf({ isInternal }: ManifestElement): ['widgets' | 'loader', ...'loader'[]] {
  return isInternal ? ['loader'] : ['widgets', 'loader'];
}

/** The documented key that a stored key belongs to; undefined if there is none. */
export function documentedKey({ stores }: ManifestElement, stored: string): string | undefined {
  return keysOf(stores).find((key) =>
    key.endsWith('…') ? stored.startsWith(key.slice(0, -1)) : stored === key,
  );
}

/** The keys that an element documents: `sa-draft:…`. */
export function keysOf(stores: readonly string[]): string[] {
  return stores.map((entry) => entry.match(/`(.+?)`/)?.[1] ?? '');
}

/** The requests that an element documents: `POST /api/contact`. */
export function requestsOf({ sends }: ManifestElement): string[] {
  return [...sends.matchAll(/`([A-Z]+ \/.+?)`/g)].map(([, request = '']) => request).sort();
}

/** Names of the parts in a shadow tree that can be seen. */
export function partsIn(root: ShadowRoot): string[] {
  const nodes = [...root.querySelectorAll('[part]')].filter((node) => node.checkVisibility());
  const placed = [...root.querySelectorAll('[exportparts]')].flatMap((element) => {
    const exported = element.getAttribute('exportparts')?.split(',');
    const parts = element.shadowRoot ? partsIn(element.shadowRoot) : [];
    return parts.filter((part) => exported?.includes(part));
  });
  return [...nodes.flatMap((node) => [...node.part]), ...placed];
}

/** A value other than the default of an attribute. */
export function sampleOf({ type, default: usual }: ManifestElement['attributes'][number]): string {
  if (type.text === 'boolean') return '';
  return choicesOf({ type }).findLast((option) => option !== usual) ?? 'https://early.example';
}

/** A camelCase name as HTML lowercases it. */
export function flat(name: string): string {
  return name.replaceAll('-', '');
}

export function camel(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
