import type { RefObject } from 'react';
import { brand } from '../content/brand.ts';
import { planNames } from '../content/plan-names.ts';
import { smallText } from '../kit/core/card.styles.ts';
import { PlanPassCard } from '../kit/pass/plan-pass.tsx';
import { readPass } from '../kit/stores/plan-pass.logic.ts';
import { box, exact } from './plan-attachment.styles.ts';

interface PlanAttachmentProps {
  /** Word for word what would travel. */
  text: string;
  /** Put on the box, whose value is the text. */
  boxRef: RefObject<HTMLInputElement | null>;
}

/** Offers to send the visitor's plan with her request. */
export function PlanAttachment({ text, boxRef }: PlanAttachmentProps) {
  const pass = readPass(text, planNames);
  return (
    <div className={box}>
      <label>
        <input ref={boxRef} type="checkbox" value={text} aria-describedby="plan-text" />
        Send my plan with this request
      </label>
      {pass && <PlanPassCard pass={pass} issuer={brand.name} />}
      <p className={smallText}>We send this only if you tick the box:</p>
      <p className={exact} id="plan-text">
        {text}
      </p>
    </div>
  );
}
