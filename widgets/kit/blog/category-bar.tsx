import { css } from '../element/styles.ts';
import { ToggleGroup } from '../ui/toggle-group.tsx';
import { CATEGORY_CHOICES, type CategoryChoice } from './category.logic.ts';

/** One row to swipe on a phone, with room for the focus rings, which the box would cut off. */
const bar = css`
  min-width: 0;
  & button { padding-inline: 12px; }
  @container (max-width: 479px) {
    & > fieldset { flex-wrap: nowrap; min-width: 0; margin-block: -4px; padding: 4px; overflow-x: auto; scrollbar-width: none; }
    & button { flex: none; white-space: nowrap; }
  }
  @container (min-width: 480px) { & button { padding-inline: 16px; } }
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
