import { css } from '../element/styles.ts';
import { secondary } from './button.styles.ts';
import { showWhole } from './show-whole.ts';

const bar = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 0;
  border: 0;
`;

interface ToggleGroupProps<Id extends string> {
  /** Accessible name of the group. */
  label: string;
  choices: readonly { id: Id; label: string }[];
  selected: Id;
  select(id: Id): void;
}

/** Buttons, one of them pressed, that filter the content below. */
export function ToggleGroup<Id extends string>(props: ToggleGroupProps<Id>) {
  const { label, choices, selected, select } = props;
  return (
    <fieldset className={bar} aria-label={label}>
      {choices.map(({ id, label: text }) => (
        <button
          key={id}
          type="button"
          className={secondary}
          aria-pressed={id === selected}
          onFocus={({ currentTarget }) => showWhole(currentTarget)}
          onClick={() => select(id)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
