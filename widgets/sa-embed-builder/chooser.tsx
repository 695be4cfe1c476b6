import { count } from '../kit/rules/plural.ts';
import type { Action } from './builder.logic.ts';
import { type Catalogue, nameTag, type Weight } from './catalogue.ts';
import type { Configuration } from './configuration.logic.ts';
import { choice, dense, stack } from './embed-builder.styles.ts';

interface ChooserProps {
  catalogue: Catalogue;
  configuration: Configuration;
  dispatch(action: Action): void;
}

/** A box to tick for every element that is made for others. */
export function Chooser({ catalogue, configuration: { elements }, dispatch }: ChooserProps) {
  return (
    <fieldset className={`${stack} ${dense}`}>
      <legend>1. What would you like to show?</legend>
      {catalogue.elements.map(({ tagName, summary }) => {
        const isOn = elements.some(({ tag }) => tag === tagName);
        const sizes = catalogue.sizes[tagName];
        return (
          <label key={tagName} className={choice}>
            <input
              type="checkbox"
              name={`place-${tagName}`}
              checked={isOn}
              disabled={isOn && elements.length === 1}
              onChange={() => dispatch({ type: 'place', tag: tagName })}
            />
            <span>{nameTag(tagName)}</span>
            {isOn && <small>{summary.split(/(?<=[.:]) /)[0]?.replace(/:$/, '.')}</small>}
            {isOn && sizes && <small>{`${describeWeight(sizes.own ?? sizes.loader)}.`}</small>}
          </label>
        );
      })}
    </fieldset>
  );
}

/** A download in words: `16.4 kB in 1 request`. */
export const describeWeight = ({ bytes, requests }: Weight) =>
  `${(bytes / 1000).toFixed(1)}\u00a0kB in ${count(requests, 'request')}`;
