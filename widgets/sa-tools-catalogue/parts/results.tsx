import type { RefObject } from 'react';
import type { Tool } from '../../content/tools.ts';
import { NothingFound } from '../../kit/ui/nothing-found.tsx';
import { noToolsMessage } from '../tools-catalogue.logic.ts';
import { group } from '../tools-catalogue.styles.ts';
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
        <NothingFound text={noToolsMessage} label="Show all tools" startOver={startOver} />
      )}
    </section>
  );
}
