import { useEffect, useRef } from 'react';
import type { Visa } from '../../content/visas/visa.ts';
import { smallText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { planStore, updatePlan } from '../../kit/stores/plan.ts';
import { useExtra } from '../../kit/tools/use-extra.ts';
import { checkbox, checklist, checklistHead, progress } from './documents.styles.ts';
import {
  type ChecklistTicks,
  describeProgress,
  formatTicks,
  isTicked,
  readTicks,
  toggleTick,
} from './visa-checklist.logic.ts';

interface DocumentsProps {
  visa: Visa;
  storagePrefix: string;
}

/** The documents as a checklist. */
export function Documents({ visa, storagePrefix }: DocumentsProps) {
  const { country, documents } = visa;
  const { ticks, isKept, toggle } = useChecklist(storagePrefix);
  const ready = documents.filter((document) => isTicked(ticks, country, document)).length;
  const ticked = useRef('');
  const all = documents.length;
  useEffect(() => {
    const isChosen = planStore.getState().choices.country === country;
    if (isChosen || ticked.current === country)
      updatePlan({ country }, { visaTicks: { done: ready, all } });
  }, [country, ready, all]);
  return (
    <section className={checklist}>
      <div className={checklistHead}>
        <Heading level={4} id="documents-heading">
          Your checklist
        </Heading>
        <p role="status" data-ready={ready === all || undefined}>
          {describeProgress(ticks, country, documents)}
          {ready === all && '. Print the checklist for the appointment.'}
        </p>
        <svg className={progress} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="8" />
          <rect width={(ready / documents.length) * 100} height="8" />
        </svg>
      </div>
      <ul aria-labelledby="documents-heading">
        {documents.map((document) => (
          <li key={document}>
            <label className={checkbox}>
              <input
                type="checkbox"
                checked={isTicked(ticks, country, document)}
                onChange={() => {
                  ticked.current = country;
                  toggle(country, document);
                }}
              />
              <span>{document}</span>
            </label>
          </li>
        ))}
      </ul>
      <p className={smallText}>
        {isKept
          ? 'Your ticks stay in this browser. Only you see them.'
          : 'This browser does not let us keep your ticks. They are lost when you close the page.'}
      </p>
    </section>
  );
}

interface Checklist {
  ticks: ChecklistTicks;
  /** False if the browser does not let us store them. */
  isKept: boolean;
  toggle(country: string, document: string): void;
}

/** The ticked documents, shared by all checkers in this browser with the same prefix. */
function useChecklist(storagePrefix: string): Checklist {
  const { value, isKept, change } = useExtra(storagePrefix, 'visaTicks', readTicks);
  return {
    ticks: value,
    isKept,
    toggle: (country, document) =>
      change((stored) => formatTicks(toggleTick(stored, country, document))),
  };
}
