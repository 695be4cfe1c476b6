import { useState } from 'react';

/** False if the browser does not let this page write to its clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a text has been copied; undefined before it was asked for, as it is for another text. */
export function useCopied(text: string) {
  const [outcome, setOutcome] = useState<{ of: string; isCopied: boolean }>();
  return {
    isCopied: outcome?.of === text ? outcome.isCopied : undefined,
    async copy(): Promise<boolean> {
      const isCopied = await copyText(text);
      setOutcome({ of: text, isCopied });
      return isCopied;
    },
    clear: () => setOutcome(undefined),
  };
}
