import { visuallyHidden } from '../core/visually-hidden.styles.ts';
import { useSettled } from './use-settled.ts';

/** Reads an answer out that follows typing, once the visitor pauses. The text that shows it is no live region. */
export function Spoken({ text }: { text: string }) {
  return (
    <p className={visuallyHidden} role="status">
      {useSettled(text, 1000)}
    </p>
  );
}
