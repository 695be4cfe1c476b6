import { type ReactNode, useEffect, useState } from 'react';
import { consultationConfirmation } from '../content/consultation-confirmation.ts';
import { useCommonAttributes, useHost } from '../kit/element/host.ts';
import { whenIdle } from '../kit/element/when-idle.ts';
import type { ConfirmationText } from '../kit/sending/confirmation.tsx';
import { readItem } from '../kit/stores/browser-storage.ts';
import { CHOICE_KEY } from './choice-key.ts';

const loadSender = () => import('./send-with-attempt.tsx');

/**
 * The way a consultation is sent, and its confirmation, with times to choose from if the Worker offers some.
 * `resumed` is that choice or the booked appointment after a reload.
 */
export function useAppointment() {
  const host = useHost();
  const { apiBase } = useCommonAttributes();
  const [{ changes, resumed }, show] = useState<{
    changes?: Partial<ConfirmationText>;
    resumed?: ReactNode;
  }>({});
  useEffect(() => {
    const warmUp = () => {
      loadSender().catch(() => {});
    };
    const resume = () => {
      if (!readItem('sessionStorage', CHOICE_KEY)) return;
      loadSender().then(
        ({ resumeChoice }) => resumeChoice(host, apiBase, (resumed) => show({ resumed })),
        // The email or our call offers a time instead.
        () => {},
      );
    };
    const cancel = whenIdle(resume);
    host.addEventListener('focusin', warmUp, { once: true });
    return () => {
      cancel();
      host.removeEventListener('focusin', warmUp);
    };
  }, [host, apiBase]);
  return {
    resumed,
    confirmation: { ...consultationConfirmation, ...changes },
    loadSend: () =>
      loadSender().then(
        ({ sendWithAttempt }) =>
          sendWithAttempt(host, (changes) => show({ ...(changes && { changes }) })),
        () => undefined,
      ),
  };
}
