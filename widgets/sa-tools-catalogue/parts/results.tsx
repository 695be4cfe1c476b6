import SearchX from 'lucide/dist/esm/icons/search-x.mjs';
import type { RefObject } from 'react';
import type { Tool } from '../../content/tools.ts';
import { secondary } from '../../kit/ui/button-styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { noToolsMessage } from '../tools-catalogue.logic.ts';
import { emptyState, group } from '../tools-catalogue.styles.ts';
import { type CardKey, ToolCards } from './tool-card.tsx';

interface ResultsProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  heading: string;
  tools: readonly Tool[];
  focusKey: CardKey | null;
  open(card: CardKey): void;
  startOver(): void;
}

/** What a tab or a search leaves. */
export function Results({ headingRef, heading, tools, startOver, ...cards }: ResultsProps) {
  return (
    <section className={group} part="section" aria-labelledby="results">
      <h2 ref={headingRef} id="results" tabIndex={-1}>
        {heading}
      </h2>
      {tools.length > 0 ? (
        <ToolCards tools={tools} list={heading} isWide {...cards} />
      ) : (
        <div className={emptyState}>
          <Icon of={SearchX} size={32} />
          <p>{noToolsMessage}</p>
          <button type="button" className={secondary} onClick={startOver}>
            Show all tools
          </button>
        </div>
      )}
    </section>
  );
}
