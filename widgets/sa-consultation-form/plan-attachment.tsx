import type { RefObject } from 'react';
import type { Plan } from '../../worker/contract/plan.ts';
import { brand } from '../content/brand.ts';
import { planNames } from '../content/plan-names.ts';
import { smallText } from '../kit/core/card.styles.ts';
import { PlanPassCard } from '../kit/pass/plan-pass.tsx';
import { describePass } from '../kit/stores/plan-pass.logic.ts';
import { writePlanText } from '../kit/stores/plan-words.logic.ts';
import { box, exact } from './plan-attachment.styles.ts';

interface PlanAttachmentProps {
  plan: Plan;
  boxRef: RefObject<HTMLInputElement | null>;
}

/** Offers to send the visitor's plan with the request, and shows all that would be sent. */
export function PlanAttachment({ plan, boxRef }: PlanAttachmentProps) {
  return (
    <div className={box}>
      <label>
        <input ref={boxRef} type="checkbox" aria-describedby="plan-text" />
        Send my plan with this request
      </label>
      <PlanPassCard pass={describePass(plan, planNames)} issuer={brand.name} />
      <p className={smallText}>We send this only if you tick the box:</p>
      <p className={exact} id="plan-text">
        {writePlanText(plan, planNames)}
      </p>
    </div>
  );
}
