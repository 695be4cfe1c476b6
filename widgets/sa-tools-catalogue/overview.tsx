import type { RefObject } from 'react';
import { type Tool, toolCategories } from '../content/tools.ts';
import { Heading } from '../kit/core/heading.tsx';
import { ToolIcon } from '../kit/site/tool-icon.tsx';
import { secondary } from '../kit/ui/button.styles.ts';
import { type CardKey, ToolCards } from './tool-card.tsx';
import type { CatalogueSection } from './tools-catalogue.logic.ts';
import { categoryGroup as categoryStyle, group } from './tools-catalogue.styles.ts';

interface OverviewProps {
  /** Receives the heading of the popular tools. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  sections: readonly CatalogueSection<Tool>[];
  focusKey: CardKey | null;
  open(card: CardKey): void;
  /** Selects a tab. */
  viewAll(tab: string): void;
}

/** The whole catalogue: the popular tools, then each category. */
export function Overview({ headingRef, sections, viewAll, ...cards }: OverviewProps) {
  return (
    <>
      {sections.map(({ heading, tools, viewAllTab }) =>
        viewAllTab === null ? (
          <section key={heading} className={group} part="section" aria-label={heading}>
            <Heading level={2} ref={headingRef} tabIndex={-1}>
              {heading}
            </Heading>
            <ToolCards tools={tools} list={heading} isRow {...cards} />
          </section>
        ) : (
          <section key={heading} className={categoryStyle} part="section" aria-label={heading}>
            <CategoryHead id={viewAllTab} heading={heading} viewAll={() => viewAll(viewAllTab)} />
            <ToolCards tools={tools} list={heading} {...cards} />
          </section>
        ),
      )}
    </>
  );
}

interface CategoryHeadProps {
  id: string;
  heading: string;
  viewAll(): void;
}

function CategoryHead({ id, heading, viewAll }: CategoryHeadProps) {
  const category = toolCategories.find((candidate) => candidate.id === id);
  return (
    <div>
      {category && <ToolIcon name={category.icon} colour={category.colour} />}
      <Heading level={2}>{heading}</Heading>
      <button
        type="button"
        className={secondary}
        part="button"
        aria-label={`View all: ${heading}`}
        onClick={viewAll}
      >
        View all
      </button>
      <p>{category?.description}</p>
    </div>
  );
}
