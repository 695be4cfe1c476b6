import { createElement, useLayoutEffect, useRef, useState } from 'react';
import { previewNote } from '../content/sample-tags.ts';
import { Heading } from '../kit/core/heading.tsx';
import { useForwardedAttributes } from '../kit/site/forwarded-attributes.ts';
import type { PlanAttribute } from '../kit/tools/plan-attribute.ts';
import { secondary } from '../kit/ui/button.styles.ts';
import { CataloguePlan } from './catalogue-plan.tsx';
import type { OpenedToolInfo } from './describe-opened.ts';
import { ToolLoadingState } from './tool-loading-state.tsx';
import { bar, category, mark, opened } from './tools-catalogue.styles.ts';
import { useOpenState } from './use-open-state.ts';

interface OpenedToolProps extends PlanAttribute {
  tool: OpenedToolInfo;
  /** The choices of the link to the tool. */
  linked: object;
  syncUrl: boolean;
  leave(): void;
}

/** A tool in the catalogue's place. This inserts its tag, and the loader fetches its code. */
export function OpenedTool({ tool, linked, syncUrl, plan, leave }: OpenedToolProps) {
  const { name, badge: label, component } = tool;
  const [attempt, setAttempt] = useState(1);
  const top = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // First, so that the hidden parts of the page do not count when it scrolls.
  useOpenState();
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, []);

  useLayoutEffect(() => {
    const { title } = document;
    if (syncUrl) document.title = `${name} | ${title}`;
    return () => {
      document.title = title;
    };
  }, [syncUrl, name]);

  // If the address names the tool, its heading is the page's.
  const title = { ref: heading, id: 'tool', tabIndex: -1, children: name };
  const attributes = {
    // A newly inserted tag is fetched again.
    key: attempt,
    ...useForwardedAttributes(),
    // The bar names the tool.
    'hide-heading': '',
    ...(syncUrl && { 'heading-level': '1' }),
    plan: plan || undefined,
    'sync-url': syncUrl ? '' : undefined,
    // With `sync-url` the tool reads them from the address.
    ...(!syncUrl && linked),
  };
  return (
    <div ref={top} className={opened} part="section">
      <div className={bar}>
        <button type="button" className={secondary} part="button" onClick={leave}>
          ← Back
        </button>
        {syncUrl ? <h1 {...title} /> : <Heading level={2} {...title} />}
        <span className={category}>{label}</span>
        {syncUrl && previewNote && <PreviewMark />}
      </div>
      <CataloguePlan isSynced={syncUrl} />
      {createElement(
        component,
        attributes,
        <ToolLoadingState
          name={name}
          component={component}
          retry={() => setAttempt(attempt + 1)}
        />,
      )}
    </div>
  );
}

/** In place of the page's bar, which is hidden meanwhile. */
function PreviewMark() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={mark}
        part="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span>Preview</span>
      </button>
      {isOpen && <p>{`Preview: ${previewNote}.`}</p>}
    </>
  );
}
