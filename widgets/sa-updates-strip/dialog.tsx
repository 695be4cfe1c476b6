import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { css } from '../kit/element/styles.ts';

const screen = css`
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  padding: 16px;
  border: 0;
  color: inherit;
  background: none;
  &[open] { display: grid; place-items: center; }
  &::backdrop { background: rgb(15 23 42 / 70%); }
`;
const card = css`
  width: min(480px, 100%);
  max-height: 100%;
  overflow: auto;
  background: var(--_surface);
  border-radius: var(--_card-radius);
  box-shadow: var(--_shadow);
`;

interface DialogProps {
  /** Id of the heading inside that names the dialog. */
  labelledBy: string;
  close(): void;
  children: ReactNode;
}

/**
 * A card over the whole window. The browser traps the focus, closes the dialog on Escape and
 * restores the focus; a click outside the card closes it too.
 */
export function Dialog({ labelledBy, close, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the close button
    <dialog
      ref={ref}
      className={screen}
      aria-modal="true"
      aria-labelledby={labelledBy}
      onClose={close}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <div className={card}>{children}</div>
    </dialog>
  );
}
