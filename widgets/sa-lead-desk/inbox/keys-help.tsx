import type { RefObject } from 'react';
import { secondary } from '../../kit/ui/button.styles.ts';
import { keyBox, keyList, tick } from './inbox.styles.ts';
import { KEYS } from './keys.logic.ts';

interface KeysHelpProps {
  dialogRef: RefObject<HTMLDialogElement | null>;
  isOn: boolean;
  setIsOn(isOn: boolean): void;
}

/** The keys of the inbox, which can be turned off: a voice may press letters by chance. */
export function KeysHelp({ dialogRef, isOn, setIsOn }: KeysHelpProps) {
  return (
    <dialog ref={dialogRef} className={keyBox} aria-labelledby="keys-heading">
      <form method="dialog">
        <h2 id="keys-heading">Keys</h2>
        <dl className={keyList}>
          {KEYS.map(({ keys, says }) => (
            <KeyLine key={says} keys={keys} says={says} />
          ))}
        </dl>
        <label className={tick}>
          <input
            type="checkbox"
            checked={isOn}
            onChange={(event) => setIsOn(event.currentTarget.checked)}
          />
          Use these keys
        </label>
        <button type="submit" className={secondary}>
          Close
        </button>
      </form>
    </dialog>
  );
}

function KeyLine({ keys, says }: { keys: readonly string[]; says: string }) {
  return (
    <>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{says}</dd>
    </>
  );
}
