import { css } from '../element/styles.ts';
import { ToggleGroup } from '../ui/toggle-group.tsx';
import { CATEGORY_CHOICES, type CategoryChoice } from './category.logic.ts';

/** Closer than other buttons, so that two fit side by side on most phones. */
const bar = css`
  & button { padding-inline: 14px; }
  @container (min-width: 480px) { & button { padding-inline: 20px; } }
`;

interface CategoryBarProps {
  selected: CategoryChoice;
  select(category: CategoryChoice): void;
}

/** Buttons that filter the articles below by category. */
export function CategoryBar({ selected, select }: CategoryBarProps) {
  return (
    <div className={bar}>
      <ToggleGroup
        label="Category"
        choices={CATEGORY_CHOICES}
        selected={selected}
        select={select}
      />
    </div>
  );
}
