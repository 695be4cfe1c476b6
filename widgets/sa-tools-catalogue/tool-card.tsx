import Star from 'lucide/dist/esm/icons/star.mjs';
import { type Tool, toolCategories } from '../content/tools.ts';
import { Heading } from '../kit/core/heading.tsx';
import { ToolIcon } from '../kit/site/tool-icon.tsx';
import { secondary } from '../kit/ui/button.styles.ts';
import { Icon } from '../kit/ui/icon.tsx';
import { pressableCard } from '../kit/ui/pressable-card.styles.ts';
import { SwipeRow } from '../kit/ui/swipe-row.tsx';
import { useReturnFocus } from '../kit/ui/use-return-focus.ts';
import { cardFacts, cards, toolCard as toolStyle } from './tools-catalogue.styles.ts';

/**
 * Identifies a card: a tool has one in its category and may have another among the popular ones.
 */
export interface CardKey {
  id: string;
  /** Heading of the card's list. */
  list: string;
}

interface ToolCardsProps {
  tools: readonly Tool[];
  /** Heading of the list. */
  list: string;
  focusKey: CardKey | null;
  /** One row to swipe on a phone: the same tools follow by category. */
  isRow?: boolean;
  open(card: CardKey): void;
}

export function ToolCards({ tools, list, focusKey, open, isRow }: ToolCardsProps) {
  const items = tools.map((tool) => (
    <ToolCard
      key={tool.id}
      tool={tool}
      takesFocus={focusKey?.id === tool.id && focusKey.list === list}
      open={() => open({ id: tool.id, list })}
    />
  ));
  return isRow ? (
    <SwipeRow label={list} className={cards}>
      {items}
    </SwipeRow>
  ) : (
    <ul className={cards}>{items}</ul>
  );
}

interface ToolCardProps {
  tool: Tool;
  takesFocus: boolean;
  open(): void;
}

function ToolCard({ tool, takesFocus, open }: ToolCardProps) {
  const { name, icon, category, popular, description, also, time } = tool;
  const button = useReturnFocus<HTMLButtonElement>(takesFocus);

  return (
    <li className={`${pressableCard} ${toolStyle}`}>
      <ToolIcon name={icon} colour={colourOf(category)} />
      <div>
        <Heading level={3}>{name}</Heading>
        <p className={cardFacts}>
          <span>{time}</span>
          {popular && (
            <b>
              <Icon icon={Star} size={14} />
              Popular
            </b>
          )}
        </p>
      </div>
      <button
        ref={button}
        type="button"
        className={secondary}
        part="button"
        aria-label={`Open Tool: ${name}`}
        onClick={open}
      >
        Open Tool
      </button>
      <p>{description}</p>
      {also && <p>{also}</p>}
    </li>
  );
}

function colourOf(category: string): string {
  return toolCategories.find(({ id }) => id === category)?.colour ?? '';
}
