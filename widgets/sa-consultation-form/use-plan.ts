import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Plan } from '../../worker/contract/plan.ts';
import { useHost } from '../kit/element/host.ts';
import { whenIdle } from '../kit/element/when-idle.ts';
import { HANDOVER_KEY, readItem } from '../kit/stores/browser-storage.ts';

interface Found {
  plan: Plan;
  Attachment: typeof import('./find-plan.ts')['PlanAttachment'];
}

/**
 * Whether a plan was handed over to this page: by a link, or by one of our tools. The form does not import
 * plan-handover.ts for it, which loads only if there is one.
 */
const isGiven = () =>
  location.hash.includes('&sa-plan=') ||
  history.state?.saPlan ||
  readItem('sessionStorage', HANDOVER_KEY) !== null;

/**
 * The visitor's plan, to offer in the form. It is searched for at the first focus in the form, or when the
 * browser is idle if one was handed over; other visitors download nothing.
 */
export function usePlan(): { found: Found | undefined; box: RefObject<HTMLInputElement | null> } {
  const host = useHost();
  const [found, setFound] = useState<Found>();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const search = () => {
      import('./find-plan.ts').then(
        ({ findPlan, PlanAttachment }) => {
          const plan = findPlan();
          setFound((before) => (plan ? { plan, Attachment: PlanAttachment } : before));
        },
        // The request works without its plan.
        () => {},
      );
    };
    const cancel = isGiven() ? whenIdle(search) : undefined;
    host.addEventListener('focusin', search, { once: true });
    return () => {
      cancel?.();
      host.removeEventListener('focusin', search);
    };
  }, [host]);
  return { found, box };
}
