import type { RefObject } from 'react';
import type { Tool } from '../content/tools.ts';
import { Heading } from '../kit/core/heading.tsx';
import { EmptyState } from '../kit/ui/empty-state.tsx';
import { type CardKey, ToolCards } from './tool-card.tsx';
import { NO_TOOLS_MESSAGE } from './tools-catalogue.logic.ts';
import { group } from './tools-catalogue.styles.ts';

interface ResultsProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  heading: string;
  tools: readonly Tool[];
  focusKey: CardKey | null;
  open(card: CardKey): void;
  /** A word that finds something, if the search found nothing. */
  suggestion: string | undefined;
  searchAll(term: string): void;
}

/** The results of a tab or a search. */
export function Results({
  headingRef,
  heading,
  tools,
  suggestion,
  searchAll,
  ...cards
}: ResultsProps) {
  return (
    <section className={group} part="section" aria-labelledby="results">
      <Heading level={2} ref={headingRef} id="results" tabIndex={-1}>
        {heading}
      </Heading>
      {tools.length > 0 ? (
        <ToolCards tools={tools} list={heading} {...cards} />
      ) : (
        <EmptyState
          text={NO_TOOLS_MESSAGE}
          suggestion={suggestion}
          search={searchAll}
          label="Show all tools"
          startOver={() => searchAll('')}
        />
      )}
    </section>
  );
}
