import type { ComponentType } from 'react';
import { type AttributeReader, option } from './attributes.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { HostContext } from './host.ts';
import { ground, wish } from './theme.ts';

export type Readers<P> = { [Name in keyof P]: AttributeReader<P[Name]> };

/** What every element understands. Themes are applied by the shared stylesheet alone. */
const commonReaders = { theme: option(['light', 'dark', 'auto'], '') };

/** An element apart from its DOM class: the same in a browser and where pages are made. */
export interface Blueprint {
  /** The view on its ground, inside the element `host`. */
  Hosted: ComponentType<{ host: HTMLElement; props: object }>;
  readers: Record<string, AttributeReader<unknown>>;
  /** The view's props, from the values of the element's attributes. */
  readProps(getAttribute: (name: string) => string | null): Record<string, unknown>;
}

export function drawBlueprint<P extends object>(
  View: ComponentType<P>,
  ownReaders: Readers<P>,
): Blueprint {
  const readers: Blueprint['readers'] = { ...commonReaders, ...ownReaders };

  // A click beside a field would go on to the first one (delegatesFocus) and open a phone's
  // keyboard: the ground takes it instead.
  function Hosted({ host, props }: { host: HTMLElement; props: object }) {
    return (
      <HostContext.Provider value={host}>
        <div className={ground} tabIndex={-1}>
          <ErrorBoundary>
            <View {...(props as P)} />
          </ErrorBoundary>
        </div>
        <span className={wish} />
      </HostContext.Provider>
    );
  }

  return {
    Hosted,
    readers,
    readProps: (getAttribute) =>
      Object.fromEntries(
        Object.entries(readers).map(([name, read]) => {
          const [attribute, flattened] = spellings(name);
          return [name, read(getAttribute(attribute) ?? getAttribute(flattened))];
        }),
      ),
  };
}

/** The attribute of a prop, and what HTML makes of the prop's own name: `site-base`, `sitebase`. */
export function spellings(name: string): [attribute: string, flattened: string] {
  return [name.replace(/[A-Z]/g, '-$&').toLowerCase(), name.toLowerCase()];
}
