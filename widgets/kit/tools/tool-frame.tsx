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
  @media print { display: block; }
`;

const folded = css`
  display: flex;
  gap: 12px;
  align-items: center;
  & > p { flex: 1; min-width: 0; }
  & + * { display: none; }
  @container (min-width: 1000px) { display: none; & + * { display: block; } }
  @media print { display: none; }
`;

interface ToolFrameProps {
  /** The form that the answer follows from. */
  choice: ReactNode;
  /** The choice in one line, which takes its place on a phone once it has been answered; empty until then. */
  summary: string;
  answer: ReactNode;
}

/** A choice and its answer: beside each other, or the answer first if there is no room for both. */
export function ToolFrame({ choice, summary, answer }: ToolFrameProps) {
  const [isChanging, setIsChanging] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  useLayoutEffect(() => {
    if (isChanging) box.current?.querySelector<HTMLElement>('select,input')?.focus();
  }, [isChanging]);
  return (
    <div className={frame}>
      <div>
        {summary && !isChanging && (
          <div key="folded" className={folded}>
            <p>{summary}</p>
            <button
              type="button"
              className={secondary}
              part="button"
              onClick={() => setIsChanging(true)}
            >
              Change
            </button>
          </div>
        )}
        <div key="choice" ref={box} onSubmit={() => setIsChanging(false)}>
          {choice}
        </div>
      </div>
      <div>{answer}</div>
    </div>
  );
}
