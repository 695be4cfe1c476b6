import Download from 'lucide/dist/esm/icons/download.mjs';
import type { DeskFile, DeskInput } from '../../../worker/contract/desk.ts';
import { visuallyHidden } from '../../kit/core/visually-hidden.styles.ts';
import { secondary } from '../../kit/ui/button.styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { saveDeskFile } from '../calls/desk-api.ts';
import { useAction } from '../calls/use-action.ts';
import { useMay } from '../shell/desk-context.ts';
import { Button, Problem } from './basics.tsx';

interface SaveFileProps<F extends DeskFile> {
  file: F;
  input: DeskInput<F>;
  label: string;
  /** Rest of the label, for screen readers only. */
  of?: string;
  className?: string;
}

/** A button that saves a file of the desk; empty for members who may not. */
export function SaveFile<F extends DeskFile>(props: SaveFileProps<F>) {
  const { file, input, label, of = '', className = '' } = props;
  const { isBusy, problem, run } = useAction();
  if (!useMay(file)) return null;
  return (
    <>
      <Button
        look={`${secondary} ${className}`}
        disabled={isBusy}
        onClick={() => run(() => saveDeskFile(file, input))}
      >
        <Icon icon={Download} />
        {label}
        {of && <span className={visuallyHidden}>{` ${of}`}</span>}
      </Button>
      <Problem text={problem} />
    </>
  );
}
