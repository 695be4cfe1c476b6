import { useRef } from 'react';
import { secondary } from '../kit/ui/button.styles.ts';
import { useCopied } from '../kit/ui/use-copied.ts';
import { codeBox, quiet, rowBetween } from './embed-builder.styles.ts';

interface CodeProps {
  /** Accessible name of the code. */
  label: string;
  code: string;
}

const MAX_LINES = 16;

/** Lines to copy, with a button that does. */
export function Code({ label, code }: CodeProps) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const { isCopied, copy } = useCopied(code);
  const copyOrSelect = async () => {
    if (!(await copy())) ref.current?.select();
  };
  return (
    <div className={codeBox}>
      <textarea
        ref={ref}
        readOnly
        aria-label={label}
        value={code}
        rows={Math.min(MAX_LINES, code.split('\n').length + 1)}
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={rowBetween}>
        <button type="button" className={secondary} part="button" onClick={copyOrSelect}>
          {`Copy: ${label}`}
        </button>
        <span className={quiet} role="status">
          {isCopied && 'Copied'}
          {isCopied === false && 'Selected: press Ctrl+C or ⌘C to copy it'}
        </span>
      </div>
    </div>
  );
}
