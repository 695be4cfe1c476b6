import type { ReactNode } from 'react';
import { smallText } from '../../kit/core/card.styles.ts';
import { choices } from '../cost-calculator.styles.ts';
import type { AccommodationBasis } from '../plan/cost-choice.ts';
import { READINGS } from './readings.logic.ts';

interface ReadingSwitchProps {
  /** Name of the field. */
  name: string;
  legend: string;
  /** Both readings of the rent table, that of the tool's first figure first. */
  readings: readonly AccommodationBasis[];
  chosen: AccommodationBasis;
  choose(basis: AccommodationBasis): void;
  /** A hint below. */
  children?: ReactNode;
}

/** The two readings of the rent table, one of them chosen. */
export function ReadingSwitch(props: ReadingSwitchProps) {
  const { name, legend, readings, chosen, choose, children } = props;
  return (
    <fieldset className={choices}>
      <legend>{legend}</legend>
      <div>
        {readings.map((basis) => (
          <label key={basis}>
            <input
              type="radio"
              name={name}
              value={basis}
              checked={basis === chosen}
              onChange={() => choose(basis)}
            />
            {READINGS[basis]}
          </label>
        ))}
      </div>
      {children && <p className={smallText}>{children}</p>}
    </fieldset>
  );
}
