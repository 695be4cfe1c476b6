import manifest from '../custom-elements.json';

/** The documented details of each event of each element: the keys of each shape, sorted. */
const documented = new Map(
  manifest.modules.flatMap(({ declarations }) =>
    declarations.map(({ tagName, events }) => [
      tagName,
      new Map(events.map(({ name, type }) => [name, keysOf(type.text)])),
    ]),
  ),
);

/** The keys of each object type in a union of them, in alphabetical order. */
function keysOf(type: string): string[] {
  return [...type.matchAll(/\{([^}]*)\}/g)].map(([, members = '']) =>
    [...members.matchAll(/(\w+): /g)]
      .map(([, key]) => key)
      .sort()
      .join(' '),
  );
}

/**
 * Describes how an event differs from its element's doc block: it is not documented, or its detail
 * has other keys. Undefined if it does not differ, or the element is not ours.
 */
export function describeDrift(tag: string, name: string, detail: object): string | undefined {
  const events = documented.get(tag);
  const keys = Object.keys(detail).sort().join(' ');
  if (!events || events.get(name)?.includes(keys)) return undefined;
  const expected = events.get(name)?.join('" or "') ?? 'no such event';
  return `<${tag}> fires ${name} with "${keys}", documented is "${expected}"`;
}

/** Calls `found` with every drift of an event in this document from now on. */
export function watchEvents(found: (drift: string) => void): void {
  const names = new Set([...documented.values()].flatMap((events) => [...events.keys()]));
  for (const name of names) {
    const check = (event: Event) => {
      const source = event.composedPath()[0] as Element;
      const drift = describeDrift(source.localName, name, (event as CustomEvent).detail);
      if (drift) found(drift);
    };
    window.addEventListener(name, check, true);
  }
}
