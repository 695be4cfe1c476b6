import { css } from '../element/styles.ts';
import { ChoiceBar } from '../ui/choice-bar.tsx';
import { type CategoryChoice, categoryChoices } from './category.logic.ts';

/** Closer than other buttons, so that two stand beside one another on most phones. */
const bar = css`
  & button { padding-inline: 14px; }
  @container (min-width: 480px) { & button { padding-inline: 20px; } }
`;

interface CategoryBarProps {
  selected: CategoryChoice;
  select(category: CategoryChoice): void;
}

/** Buttons that narrow the articles below down to a category. */
export function CategoryBar({ selected, select }: CategoryBarProps) {
  return (
    <div className={bar}>
      <ChoiceBar label="Category" choices={categoryChoices} selected={selected} select={select} />
    </div>
  );
}
