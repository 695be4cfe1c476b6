import { useState } from 'react';
import { type Catalogue, describeTag } from './catalogue.ts';
import { Chooser } from './chooser.tsx';
import { attributesToWrite, looksToWrite } from './configuration.logic.ts';
import { panel, rows, sides, sticky, warning } from './embed-builder.styles.ts';
import { Looks } from './looks.tsx';
import { type Drawn, Preview } from './preview.tsx';
import { Settings } from './settings.tsx';
import { Snippets } from './snippets.tsx';
import { useConfiguration } from './use-configuration.ts';

interface BuilderProps {
  /** Origin of our site; empty for the page's own. */
  site: string;
  catalogue: Catalogue;
}

/** The builder once it knows what there is. */
export function Builder({ site, catalogue }: BuilderProps) {
  const { configuration, change, problems, redrawCount } = useConfiguration(catalogue);
  const [drawn, setDrawn] = useState<Drawn>();
  const [heights, setHeights] = useState<Readonly<Record<string, number>>>({});
  const chosen = configuration.elements.flatMap((placed) => {
    const element = catalogue.elements.find(({ tagName }) => tagName === placed.tag);
    return element ? [{ placed, element }] : [];
  });
  const toDraw = chosen.map(({ placed, element }) => ({
    tag: placed.tag,
    attributes: attributesToWrite(placed, configuration.common, element),
    ...describeTag(placed.tag, site || self.origin),
  }));
  const looks = looksToWrite(configuration.looks);
  return (
    <div className={rows}>
      <div className={warning} role="status">
        {problems.length > 0 && (
          <>
            <p>Part of this address could not be read. The rest is below.</p>
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className={sides}>
        {/* A new address fills in every field anew. */}
        <div className={panel} key={redrawCount}>
          <Chooser catalogue={catalogue} configuration={configuration} change={change} />
          <Settings chosen={chosen} configuration={configuration} change={change} />
          <Looks configuration={configuration} change={change} />
        </div>
        <div className={sticky}>
          <Preview
            key={redrawCount}
            site={site}
            elements={toDraw}
            looks={looks}
            configuration={configuration}
            change={change}
            setDrawn={setDrawn}
            setHeights={setHeights}
          />
          <Snippets
            site={site || self.origin}
            catalogue={catalogue}
            chosen={chosen.map(({ element }) => element)}
            elements={toDraw.map((element) => ({
              ...element,
              heightPx: heights[element.tag] ?? 0,
            }))}
            looks={looks}
            configuration={configuration}
            change={change}
            drawn={drawn}
          />
        </div>
      </div>
    </div>
  );
}
