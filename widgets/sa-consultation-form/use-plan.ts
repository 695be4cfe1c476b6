import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Plan } from '../../worker/contract/plan.ts';
import { useHost } from '../kit/element/host.ts';
import { whenIdle } from '../kit/element/when-idle.ts';
import { readItem } from '../kit/stores/browser-storage.ts';

interface Found {
  plan: Plan;
  Attachment: typeof import('./find-plan.ts')['PlanAttachment'];
}

/** Whether this page was opened with a plan: by a link, or from one of our tools. */
const isGiven = () =>
  location.hash.includes('&sa-plan=') ||
  history.state?.saPlan ||
  readItem('sessionStorage', 'sa-plan-handover') !== null;

/**
 * The visitor's plan, to offer in the form. It is looked for once the visitor turns to the form, and before
 * that only where one was handed over, so that everybody else downloads nothing.
 */
export function usePlan(): { found: Found | undefined; box: RefObject<HTMLInputElement | null> } {
  const host = useHost();
  const [found, setFound] = useState<Found>();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const look = () => {
      import('./find-plan.ts').then(
        ({ findPlan, PlanAttachment }) => {
          const plan = findPlan();
          setFound((before) => (plan ? { plan, Attachment: PlanAttachment } : before));
        },
        // A request counts more than its plan.
        () => {},
      );
    };
    const cancel = isGiven() ? whenIdle(look) : undefined;
    host.addEventListener('focusin', look, { once: true });
    return () => {
      cancel?.();
      host.removeEventListener('focusin', look);
    };
  }, [host]);
  return { found, box };
}
