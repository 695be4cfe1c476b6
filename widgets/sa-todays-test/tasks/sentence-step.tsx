import { useRef } from 'react';
import { untranslated } from '../../kit/core/untranslated.ts';
import { visuallyHidden } from '../../kit/core/visually-hidden.styles.ts';
import { secondary } from '../../kit/ui/button.styles.ts';
import { orderOf } from '../marking/mark.logic.ts';
import { joinChunks } from '../marking/sentence.logic.ts';
import { chunks, plainButton, quote, stack } from '../todays-test.styles.ts';
import type { StepProps } from './step.ts';

/** Words to press in their order; pressed in the sentence, they go back. */
export function SentenceStep({ step: { id, item }, run, acts }: StepProps<'sentence'>) {
  const tableRef = useRef<HTMLFieldSetElement>(null);
  const order = orderOf(run.answers, id);
  const table = run.tables[id] ?? item.chunks.map((_, index) => index);
  const place = (index: number) =>
    acts.arrange(id, (now) => (now.includes(index) ? now : [...now, index]));
  const takeBack = (index: number) => {
    // The button that was pressed goes; the one on the table is always there.
    tableRef.current?.querySelector<HTMLElement>(`[data-chunk="${index}"]`)?.focus();
    acts.arrange(id, (now) => now.filter((each) => each !== index));
  };
  return (
    <div className={stack}>
      <p className={quote} {...untranslated}>
        {item.context}
      </p>
      <fieldset className={chunks} aria-label="Your reply">
        {order.map((index) => (
          <button
            key={index}
            {...untranslated}
            type="button"
            className={secondary}
            part="button"
            aria-label={`Take back: ${item.chunks[index]}`}
            onClick={() => takeBack(index)}
          >
            {item.chunks[index]}
          </button>
        ))}
      </fieldset>
      <p className={visuallyHidden} role="status">
        {`Your reply: ${order.length > 0 ? joinChunks(item, order) : 'empty'}`}
      </p>
      <fieldset ref={tableRef} className={chunks} data-table aria-label="Words to place">
        {table.map((index) => (
          <button
            key={index}
            {...untranslated}
            type="button"
            className={secondary}
            part="button"
            data-chunk={index}
            aria-disabled={order.includes(index)}
            onClick={() => place(index)}
          >
            {item.chunks[index]}
          </button>
        ))}
      </fieldset>
      <div>
        <button
          type="button"
          className={plainButton}
          part="button"
          onClick={() => acts.arrange(id, () => [])}
        >
          Start the sentence again
        </button>
      </div>
    </div>
  );
}
