import { useRef, useState } from 'react';
import { secondary } from '../kit/ui/button.styles.ts';
import { codeBox, quiet, rowBetween } from './embed-builder.styles.ts';

interface CodeProps {
  /** Accessible name of the code. */
  label: string;
  code: string;
}

const MOST_LINES = 16;

/** Lines to copy, with a button that does. */
export function Code({ label, code }: CodeProps) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<{ code: string; text: string }>();
  const copy = async () => {
    const text = (await copyText(code)) ? 'Copied' : 'Selected: press Ctrl+C or ⌘C to copy it';
    if (text !== 'Copied') ref.current?.select();
    setCopied({ code, text });
  };
  const said = copied?.code === code ? copied.text : '';
  return (
    <div className={codeBox}>
      <textarea
        ref={ref}
        readOnly
        aria-label={label}
        value={code}
        rows={Math.min(MOST_LINES, code.split('\n').length + 1)}
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={rowBetween}>
        <button type="button" className={secondary} part="button" onClick={copy}>
          {`Copy: ${label}`}
        </button>
        <span className={quiet} role="status">
          {said}
        </span>
      </div>
    </div>
  );
}

/** False where the browser does not let this page write to its clipboard. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
