import { type ComponentType, type ReactNode, useRef } from 'react';
import { css } from '../element/styles.ts';
import { LoadingState } from '../loading/loading-state.tsx';
import { useLazyModule, usePrefetch } from '../loading/use-async.ts';
import type { Option } from '../rules/options.ts';
import { ToggleGroup } from '../ui/toggle-group.tsx';

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & > [hidden] { display: none; }
  @media print { & > fieldset { display: none; } }
`;

interface PracticeSidesProps<Id extends string, Props extends object> {
  /** Accessible name of the switch. */
  label: string;
  /** The tool as it is specified, then the side that is ours. */
  sides: readonly [Option<Id>, Option<Id>];
  selected: Id;
  select(id: Id): void;
  /**
   * The other side and all that it needs, content included: fetched when the browser is idle, so that
   * pressing fetches nothing.
   */
  load(): Promise<{ Side: ComponentType<Props> }>;
  /** For the other side. */
  props: Props;
  /** The tool as it is specified. */
  children: ReactNode;
}

/** The outer switch of a practice tool. A side that has been open keeps its state. */
export function PracticeSides<Id extends string, Props extends object>({
  label,
  sides,
  selected,
  select,
  load,
  props,
  children,
}: PracticeSidesProps<Id, Props>) {
  const [literal, other] = sides;
  const isOther = selected === other.value;
  const hasOpened = useRef(false);
  hasOpened.current ||= isOther;
  const { loaded, ...loading } = useLazyModule(load, hasOpened.current);
  usePrefetch([load]);
  return (
    <div className={stack}>
      <ToggleGroup
        label={label}
        choices={sides.map(({ value, label: text }) => ({ id: value, label: text }))}
        selected={selected}
        select={select}
      />
      <div hidden={selected !== literal.value}>{children}</div>
      <div hidden={!isOther}>
        {loaded ? (
          <loaded.Side {...props} />
        ) : (
          isOther && <LoadingState subject={other.label} {...loading} />
        )}
      </div>
    </div>
  );
}
