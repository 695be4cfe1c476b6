import { useEffect, useMemo, useReducer } from 'react';
import { useHost } from '../kit/element/host.ts';
import { callout } from '../kit/ui/callout.styles.ts';
import { openBuilder, reduceBuilder } from './builder.logic.ts';
import { type Catalogue, describeTag } from './catalogue.ts';
import { Chooser } from './chooser.tsx';
import { attributesToWrite, looksToWrite } from './configuration.logic.ts';
import { panel, rows, sides, sticky } from './embed-builder.styles.ts';
import { Looks } from './looks.tsx';
import { Preview } from './preview.tsx';
import { Settings } from './settings.tsx';
import { Snippets } from './snippets.tsx';

interface BuilderProps {
  /** Origin of our site. */
  site: string;
  catalogue: Catalogue;
}

/** The configuration in the address; empty if there is none. `#origin=…` is for another part of the page. */
const readFragment = () => (/^#(?!origin=).*=/.test(location.hash) ? location.hash.slice(1) : '');

/** The builder, once the published elements are known. */
export function Builder({ site, catalogue }: BuilderProps) {
  const host = useHost();
  const known = useMemo(() => {
    const versions = catalogue.versions.map(({ version }) => version);
    return { elements: catalogue.elements, versions };
  }, [catalogue]);
  const [state, dispatch] = useReducer(reduceBuilder, known, () =>
    openBuilder(readFragment(), known),
  );
  const { configuration, unread, fragment, openings, heightsPx } = state;

  useEffect(() => {
    // Browsers do not know that a link to a configuration leads to this part of the page.
    if (readFragment()) host.scrollIntoView();
    const open = () => {
      const followed = readFragment();
      if (followed) dispatch({ type: 'open', fragment: followed, known });
    };
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [host, known]);

  useEffect(() => {
    if (fragment === null) return;
    try {
      history.replaceState(history.state, '', `#${fragment}`);
    } catch {
      // Safari allows only 100 changes in 30 s; the next one writes all of it.
    }
  }, [fragment]);

  const { chosen, drawing } = useMemo(() => {
    const placed = configuration.elements.flatMap(({ tag, values }) => {
      const element = catalogue.elements.find(({ tagName }) => tagName === tag);
      return element ? [{ tag, values, element }] : [];
    });
    const elements = placed.map(({ element, ...own }) => ({
      tag: own.tag,
      attributes: attributesToWrite(own, configuration.settings, element),
      ...describeTag(own.tag, site),
    }));
    return {
      chosen: placed.map(({ element }) => element),
      drawing: { elements, looks: looksToWrite(configuration.settings) },
    };
  }, [configuration, catalogue, site]);
  const embedding = {
    ...drawing,
    site,
    elements: drawing.elements.map((one) => ({ ...one, heightPx: heightsPx[one.tag] ?? 0 })),
  };
  return (
    <div className={rows}>
      <div className={callout} role="status">
        {unread.length > 0 && (
          <p>
            Part of this address could not be read: {unread.join(', ')}. Everything else is below.
          </p>
        )}
      </div>
      <div className={sides}>
        {/* A new address fills in every field again. */}
        <div className={panel} key={openings}>
          <Chooser catalogue={catalogue} configuration={configuration} dispatch={dispatch} />
          <Settings chosen={chosen} configuration={configuration} dispatch={dispatch} />
          <Looks configuration={configuration} dispatch={dispatch} />
        </div>
        <div className={sticky}>
          <Preview key={openings} state={state} dispatch={dispatch} drawing={drawing} site={site} />
          <Snippets
            catalogue={catalogue}
            chosen={chosen}
            drawing={drawing}
            embedding={embedding}
            state={state}
            dispatch={dispatch}
          />
        </div>
      </div>
    </div>
  );
}
