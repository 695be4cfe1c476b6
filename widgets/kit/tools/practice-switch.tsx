import { createElement, type ReactNode, useState } from 'react';
import { useCommonAttributes } from '../element/host.ts';
import { css } from '../element/styles.ts';
import { LoadingState } from '../loading/loading-state.tsx';
import { useAsync, usePrefetch } from '../loading/use-async.ts';
import type { Option } from '../rules/options.ts';
import { ToggleGroup } from '../ui/toggle-group.tsx';

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & > [hidden] { display: none; }
  @container (max-width: 479px) {
    & > fieldset { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); }
    & > fieldset > button { padding-inline: 4px; line-height: 1.3; }
  }
  @container (max-width: 239px) { & > fieldset { grid-template-columns: minmax(0, 1fr); } }
  &:has([data-task]) { & > fieldset { display: none; } }
  @media print { & > fieldset { display: none; } }
`;

/** After this long, the visitor reads that something may be wrong. */
const PATIENCE_MS = 8000;

interface PracticeSwitchProps<Id extends string> {
  /** Accessible name of the switch. */
  label: string;
  /** The tool itself, then the element beside it. */
  sides: readonly [Option<Id>, Option<Id>];
  selected: Id;
  select(id: Id): void;
  /** Tag of the element beside the tool, and its attributes, besides those that all elements have. */
  tag: `sa-${string}`;
  attributes: object;
  /** Its parts that pages may style, separated by commas. */
  exportParts: string;
  /** Loads the code that brings the element in a classic script; the loader finds its tag. */
  load(): Promise<unknown>;
  /** The tool itself. */
  children: ReactNode;
}

/**
 * The switch between a practice tool and the element beside it. The tag is placed as soon as the
 * browser is idle, so that a press fetches nothing; both keep their state.
 */
export function PracticeSwitch<Id extends string>(props: PracticeSwitchProps<Id>) {
  const { label, sides, selected, select, tag, attributes, exportParts, load, children } = props;
  const [tool, other] = sides;
  const isOther = selected === other.value;
  const [isIdle, setIsIdle] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const { siteBase, headingLevel, hideHeading } = useCommonAttributes();
  usePrefetch([load, async () => setIsIdle(true)]);
  const { loaded, hasFailed } = useAsync(isOther ? `${attempt}` : '', () =>
    Promise.race([
      load().then(() => customElements.whenDefined(tag)),
      new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS)),
    ]),
  );
  return (
    <div className={stack}>
      <ToggleGroup
        label={label}
        choices={sides.map(({ value, label: text }) => ({ id: value, label: text }))}
        selected={selected}
        select={select}
      />
      <div hidden={selected !== tool.value}>{children}</div>
      {(isIdle || isOther) &&
        createElement(
          tag,
          {
            // The loader fetches the code of a new tag again.
            key: attempt,
            'site-base': siteBase || undefined,
            'heading-level': headingLevel === '2' ? undefined : headingLevel,
            'hide-heading': hideHeading || undefined,
            ...attributes,
            hidden: !isOther,
            exportparts: exportParts,
          },
          isOther && !loaded && (
            <LoadingState
              subject={other.label}
              hasFailed={hasFailed}
              retry={() => setAttempt(attempt + 1)}
            />
          ),
        )}
    </div>
  );
}
