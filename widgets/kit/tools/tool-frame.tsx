import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { css } from '../element/styles.ts';
import { secondary } from '../ui/button.styles.ts';

const frame = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  @container (min-width: 1000px) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: 24px;
    & > :first-child { position: sticky; top: 88px; }
  }
  /* A bar at the foot of the window hides nothing that has the focus. */
  @container (max-width: 759px) { & :is(a, button, input, select, summary) { scroll-margin-bottom: 80px; } }
  @media print { display: block; }
`;

const folded = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  & > p { flex: 1 1 144px; line-height: 1.3; }
  & > button { padding-inline: 12px; }
  @container (min-width: 1000px) { display: none; }
  @media print { display: none; }
`;

/** The choice that its line stands for. */
const hidden = css`
  @container (max-width: 999px) { display: none; }
`;

interface ToolFrameProps {
  /** The form that the answer follows from. */
  choice: ReactNode;
  /** The choice in one line, which takes its place on a phone once it has been answered; empty until then. */
  summary: string;
  /** The answer; a function takes the folded choice, to show it below a first figure. */
  answer: ReactNode | ((folded: ReactNode) => ReactNode);
}

/**
 * A choice and its answer: beside each other, or the answer first if there is no room for both. A choice
 * folds when it is submitted, and when its summary changes by anything but keys.
 */
export function ToolFrame({ choice, summary, answer }: ToolFrameProps) {
  const [changed, setChanged] = useState('');
  const [hasKeys, setHasKeys] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  if (changed && changed !== summary) setChanged('');
  const isFolded = !!summary && changed !== summary && !hasKeys;
  // The control that had the focus is gone.
  useLayoutEffect(() => {
    const choice = box.current as HTMLDivElement;
    if (changed) choice.querySelector<HTMLElement>('select,input')?.focus();
    else if (isFolded && choice.matches(':focus-within') && !choice.offsetParent)
      button.current?.focus();
  }, [changed, isFolded]);
  const fold = () => {
    setChanged('');
    setHasKeys(false);
  };
  const line = isFolded && (
    <div key="folded" className={folded}>
      <p>{summary}</p>
      <button
        ref={button}
        type="button"
        className={secondary}
        part="button"
        onClick={() => setChanged(summary)}
      >
        Change
      </button>
    </div>
  );
  const isInside = typeof answer === 'function';
  const veil = isFolded ? hidden : undefined;
  return (
    <div className={frame}>
      <div className={isInside ? veil : undefined}>
        {!isInside && line}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: heard, not controlled, here */}
        <div
          key="choice"
          ref={box}
          className={veil}
          onKeyDown={() => setHasKeys(true)}
          onPointerDown={() => setHasKeys(false)}
          onSubmit={fold}
        >
          {choice}
        </div>
      </div>
      <div>{isInside ? answer(line) : answer}</div>
    </div>
  );
}
