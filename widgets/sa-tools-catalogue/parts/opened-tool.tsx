import { createElement, useLayoutEffect, useRef, useState } from 'react';
import { secondary } from '../../kit/ui/button-styles.ts';
import { badge, bar, opened } from '../tools-catalogue.styles.ts';
import type { OpenedToolInfo } from './describe-opened.ts';
import { Waiting } from './waiting.tsx';

interface OpenedToolProps {
  tool: OpenedToolInfo;
  /** The country that the link to the tool names. */
  country: string | undefined;
  syncUrl: boolean;
  siteBase: string;
  leave(): void;
}

/** A tool in the catalogue's place. Its tag stands here, and the loader fetches what it needs. */
export function OpenedTool({ tool, country, syncUrl, siteBase, leave }: OpenedToolProps) {
  const { name, badge: label, component } = tool;
  const [attempt, setAttempt] = useState(1);
  const top = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, []);

  const attributes = {
    // A tag that is put in anew is fetched anew.
    key: attempt,
    'site-base': siteBase || undefined,
    'sync-url': syncUrl ? '' : undefined,
    country,
  };
  return (
    <div ref={top} className={opened} part="section">
      <div className={bar}>
        <button type="button" className={secondary} part="button" onClick={leave}>
          ← Back
        </button>
        <h2 ref={heading} id="tool" tabIndex={-1}>
          {name}
        </h2>
        <span className={badge}>{label}</span>
      </div>
      {createElement(
        component,
        attributes,
        <Waiting name={name} component={component} tryAgain={() => setAttempt(attempt + 1)} />,
      )}
    </div>
  );
}
