import type { RefObject } from 'react';
import { useDesk } from '../shell/desk-context.ts';
import { Button } from '../ui/basics.tsx';
import type { KeyTable } from './keys.logic.ts';
import { keyBox, keyList, tick } from './keys.styles.ts';

interface KeysHelpProps {
  dialogRef: RefObject<HTMLDialogElement | null>;
  table: KeyTable;
}

/** The keys of a screen, which can be turned off: speech input may press letters by chance. */
export function KeysHelp({ dialogRef, table }: KeysHelpProps) {
  const { areKeysOn, setAreKeysOn } = useDesk();
  return (
    <dialog ref={dialogRef} className={keyBox} aria-labelledby="keys-heading">
      <form method="dialog">
        <h2 id="keys-heading">Keys</h2>
        <dl className={keyList}>
          {table.map(({ keys, label }) => (
            <KeyLine key={label} keys={keys} label={label} />
          ))}
        </dl>
        <label className={tick}>
          <input
            type="checkbox"
            checked={areKeysOn}
            onChange={(event) => setAreKeysOn(event.currentTarget.checked)}
          />
          Use these keys
        </label>
        <Button type="submit">Close</Button>
      </form>
    </dialog>
  );
}

function KeyLine({ keys, label }: { keys: readonly string[]; label: string }) {
  return (
    <>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key === 'Escape' ? 'Esc' : key}</kbd>
        ))}
      </dt>
      <dd>{label}</dd>
    </>
  );
}
