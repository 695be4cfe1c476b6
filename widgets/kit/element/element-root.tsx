import type { ComponentType } from 'react';
import { type Attribute, attributeNames } from './attributes.ts';
import { type CommonAttributes, commonApi } from './common.api.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { HostContext } from './host.ts';
import { Presence } from './presence.ts';
import { preferredWidth, rootWrapper } from './theme.ts';

/** The attributes that a view needs, by its props. */
export type Api<P> = { [Name in keyof P]: Attribute<P[Name]> };

/** An element without its DOM class: the same in a browser and when prerendering. */
export interface ElementSpec {
  /** The view in its root wrapper, rendered inside the element `host`. */
  ElementRoot: ComponentType<{ host: HTMLElement; props: object }>;
  /** All attributes, by the names of their props. */
  api: Record<string, Attribute<unknown>>;
  /** The view's props, parsed from the element's attributes. */
  readProps(getAttribute: (name: string) => string | null): Record<string, unknown>;
}

/** Combines a view with the attributes it takes: `ownApi` names its props in camelCase. */
export function createElementSpec<P extends object>(
  View: ComponentType<P>,
  ownApi: Api<P>,
): ElementSpec {
  const api: ElementSpec['api'] = { ...commonApi, ...ownApi };

  // delegatesFocus would pass a click beside a field on to the first field and open a phone's
  // keyboard: the wrapper takes it instead.
  function ElementRoot({ host, props }: { host: HTMLElement; props: object }) {
    return (
      <HostContext.Provider value={{ host, common: props as CommonAttributes }}>
        <div className={rootWrapper} tabIndex={-1} lang="en" dir="ltr">
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
    api,
    readProps: (getAttribute) =>
      Object.fromEntries(
        Object.entries(api).map(([name, read]) => {
          const [attribute, flattened] = attributeNames(name);
          return [name, read(getAttribute(attribute) ?? getAttribute(flattened))];
        }),
      ),
  };
}
