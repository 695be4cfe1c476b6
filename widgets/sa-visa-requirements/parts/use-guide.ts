import { useEffect, useState } from 'react';
import type { Visa } from '../../content/visas/visa.ts';
import { loadGuide } from './guides.ts';

export type Guide =
  | { status: 'loading' }
  | { status: 'failed'; retry(): void }
  | { status: 'ready'; visa: Visa };

/** How an attempt to download a guide ended: the guide, or null when it failed. */
interface Outcome {
  country: string;
  attempt: number;
  visa: Visa | null;
}

/** The guide of a country, downloaded when it is first asked for; an empty code asks for none. */
export function useGuide(country: string): Guide {
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (!country) return;
    let isWanted = true;
    const settle = (visa: Visa | null) => {
      if (isWanted) setOutcome({ country, attempt, visa });
    };
    loadGuide(country).then(settle, () => settle(null));
    return () => {
      isWanted = false;
    };
  }, [country, attempt]);

  if (outcome?.country !== country || outcome.attempt !== attempt) return { status: 'loading' };
  const { visa } = outcome;
  if (visa) return { status: 'ready', visa };
  return { status: 'failed', retry: () => setAttempt(attempt + 1) };
}
