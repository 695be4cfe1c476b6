import { type KeyboardEvent, useRef } from 'react';
import { untranslated } from '../../kit/core/untranslated.ts';
import { count } from '../../kit/rules/plural.ts';
import { listGaps, splitGaps } from '../marking/gaps.logic.ts';
import { gapId, textOf } from '../marking/mark.logic.ts';
import { gap, gapText } from '../todays-test.styles.ts';
import type { StepProps } from './step.ts';

/**
 * A paragraph with a field in each word that is cut, and a line for each missing letter, as in the real test.
 * Space and Enter lead to the next.
 */
export function CutStep({ step: { id, item }, run, acts }: StepProps<'cut'>) {
  const box = useRef<HTMLParagraphElement>(null);
  const all = listGaps(item.text).length;

  const move = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    const { key, currentTarget } = event;
    const isBack = key === 'Backspace' && currentTarget.value === '';
    if (key !== 'Enter' && key !== ' ' && !isBack) return;
    const fields = box.current?.querySelectorAll('input');
    const next = fields?.[index + (isBack ? -1 : 1)];
    // No word has a space in it, but Enter at the end must not press a button.
    event.preventDefault();
    next?.focus();
  };
  return (
    <p ref={box} className={gapText} {...untranslated}>
      {splitGaps(item.text).map((piece) =>
        'gap' in piece ? (
          <span key={gapId(id, piece.gap)}>
            {piece.start}
            <span className={gap}>
              <i aria-hidden="true">{'_'.repeat(piece.missing.length)}</i>
              <input
                type="text"
                name={`gap-${piece.gap + 1}`}
                aria-label={`Word ${piece.gap + 1} of ${all}, begins with ${piece.start}, ${count(piece.missing.length, 'letter')} missing`}
                autoComplete="off"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                value={textOf(run.answers, gapId(id, piece.gap))}
                onInput={({ currentTarget }) =>
                  acts.answer(gapId(id, piece.gap), currentTarget.value)
                }
                onKeyDown={(event) => move(event, piece.gap)}
              />
            </span>
          </span>
        ) : (
          piece.text
        ),
      )}
    </p>
  );
}
