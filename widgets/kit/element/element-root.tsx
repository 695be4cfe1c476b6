import type { ComponentType } from 'react';
import { type AttributeReader, flag, option, text } from './attributes.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { type CommonAttributes, HEADING_LEVELS, HostContext } from './host.ts';
import { Presence } from './presence.ts';
import { preferredWidth, rootWrapper } from './theme.ts';

export type Readers<P> = { [Name in keyof P]: AttributeReader<P[Name]> };

/** Attributes of every element. The shared stylesheet alone applies the theme. */
const commonReaders = {
  theme: option(['light', 'dark', 'auto'], ''),
  siteBase: text(),
  apiBase: text(),
  partner: text(),
  campaign: text(),
  campaignFromUrl: flag(),
  headingLevel: option(HEADING_LEVELS, '2'),
  hideHeading: flag(),
};

/** An element without its DOM class: the same in a browser and when prerendering. */
export interface ElementSpec {
  /** The view in its root wrapper, rendered inside the element `host`. */
  ElementRoot: ComponentType<{ host: HTMLElement; props: object }>;
  readers: Record<string, AttributeReader<unknown>>;
  /** The view's props, parsed from the element's attributes. */
  readProps(getAttribute: (name: string) => string | null): Record<string, unknown>;
}

/** Combines a view with the attributes it takes: `readers` names its props in camelCase. */
export function createElementSpec<P extends object>(
  View: ComponentType<P>,
  ownReaders: Readers<P>,
): ElementSpec {
  const readers: ElementSpec['readers'] = { ...commonReaders, ...ownReaders };

  // delegatesFocus would pass a click beside a field on to the first field and open a phone's
  // keyboard: the wrapper takes it instead.
  function ElementRoot({ host, props }: { host: HTMLElement; props: object }) {
    return (
      <HostContext.Provider value={{ host, common: props as CommonAttributes }}>
        <div className={rootWrapper} tabIndex={-1}>
          <ErrorBoundary>
            <View {...(props as P)} />
            <Presence />
          </ErrorBoundary>
        </div>
        <span className={preferredWidth} />
      </HostContext.Provider>
    );
  }

  return {
    ElementRoot,
    readers,
    readProps: (getAttribute) =>
      Object.fromEntries(
        Object.entries(readers).map(([name, read]) => {
          const [attribute, flattened] = attributeNames(name);
          return [name, read(getAttribute(attribute) ?? getAttribute(flattened))];
        }),
      ),
  };
}

/** The attribute of a prop, and the prop's name as HTML lowercases it: `site-base`, `sitebase`. */
export function attributeNames(name: string): [attribute: string, flattened: string] {
  return [name.replace(/[A-Z]/g, '-$&').toLowerCase(), name.toLowerCase()];
}
