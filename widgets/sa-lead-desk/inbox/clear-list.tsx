import { useRef, useState } from 'react';
import type { DeskValue, ListFilter } from '../../../worker/contract/desk.ts';
import { count } from '../../kit/rules/plural.ts';
import { secondary } from '../../kit/ui/button.styles.ts';
import { callDesk } from '../calls/desk-api.ts';
import { useAction } from '../calls/use-action.ts';
import { noPrint } from '../lead/lead.styles.ts';
import { danger, row } from '../lead-desk.styles.ts';
import { useDesk } from '../shell/desk-context.ts';
import { AskOnce } from '../ui/ask-once.tsx';
import { Button, Problem } from '../ui/basics.tsx';

interface ClearListProps {
  filter: ListFilter;
  act: 'spam' | 'release';
  label: string;
  /** Loads the screen again. */
  refresh(): void;
}

type Preview = DeskValue<'previewList'>;

/**
 * One press for a whole list. The button shows how many leads it would change, and ten names; confirming
 * changes them in several calls, each of which is bounded.
 */
export function ClearList({ filter, act, label, refresh }: ClearListProps) {
  const { announce, offerUndo } = useDesk();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [changed, setChanged] = useState(0);
  const { isBusy, problem, run } = useAction();
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setPreview(null);
    opener.current?.focus();
  };
  const ask = () =>
    run(async () => {
      setChanged(0);
      setPreview(await callDesk('previewList', { filter }));
    });
  const change = ({ at }: Preview) =>
    run(async () => {
      const total = await changeAll({ filter, act, at }, setChanged);
      close();
      refresh();
      if (act === 'release') announce(`${count(total, 'lead')} released`);
      else {
        offerUndo({
          text: `${count(total, 'lead')} marked as spam`,
          isLasting: true,
          async undo() {
            while ((await callDesk('restoreList', { at })).next !== null);
            refresh();
          },
        });
      }
    });
  return (
    <div className={noPrint}>
      <div className={row}>
        <Button
          ref={opener}
          look={`${secondary} ${danger}`}
          aria-expanded={preview !== null}
          disabled={isBusy}
          onClick={() => (preview ? close() : ask())}
        >
          {label}
        </Button>
      </div>
      {preview && (
        <AskOnce
          question={isBusy ? `${changed} of ${preview.total} …` : describePreview(preview)}
          yes={
            act === 'spam' ? `Mark all ${preview.total} as spam` : `Release all ${preview.total}`
          }
          no="Leave them"
          isBusy={isBusy || preview.total === 0}
          act={() => change(preview)}
          close={close}
        />
      )}
      <Problem text={problem} />
    </div>
  );
}

interface Press {
  filter: ListFilter;
  act: ClearListProps['act'];
  at: string;
}

/** Resolves to the number of changed leads. */
async function changeAll({ filter, act, at }: Press, show: (total: number) => void) {
  let total = 0;
  let after: number | null | undefined;
  while (after !== null) {
    const from = { at, ...(after !== undefined && { after }) };
    const { changed, next }: DeskValue<'markListAsSpam'> = await (act === 'spam'
      ? callDesk('markListAsSpam', { filter, ...from })
      : callDesk('releaseList', { filter: { ...filter, folder: 'flagged' }, ...from }));
    total += changed;
    show(total);
    after = next;
  }
  return total;
}

function describePreview({ total, names }: Preview): string {
  if (total === 0) return 'Someone has opened, assigned or answered every lead here.';
  const others = total - names.length;
  const whom = [...names, ...(others > 0 ? [`${others} more`] : [])].join(', ');
  return `${count(total, 'lead')}: ${whom}. Leads with an appointment, and those that someone has opened, assigned or answered, stay as they are.`;
}
