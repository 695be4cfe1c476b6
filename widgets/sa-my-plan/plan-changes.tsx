import { useEffect, useRef, useState } from 'react';
import { countries } from '../content/countries/countries.ts';
import type { CountryCode } from '../content/country-code.ts';
import { visas } from '../content/visas/visas.ts';
import {
  type CountryFigure,
  costFigures,
  visaFigures,
} from '../kit/funds/country-figures.logic.ts';
import { followContent } from '../kit/loading/follow-content.ts';
import { useAsync } from '../kit/loading/use-async.ts';
import { localDay } from '../kit/rules/calendar-day.ts';
import { count } from '../kit/rules/plural.ts';
import { describeSource } from '../kit/rules/source.ts';
import { OutsideLink } from '../kit/tools/outside-link.tsx';
import { useExtra } from '../kit/tools/use-extra.ts';
import { useEffectEvent } from '../kit/ui/use-effect-event.ts';
import { useNow } from '../kit/ui/use-now.ts';
import { findMoved, readSeen, seeFigures } from './moved-figures.logic.ts';
import { notice, quiet } from './my-plan.styles.ts';
import { changes, noChanges } from './plan-changes.styles.ts';

interface PlanChangesProps {
  /** Code of the plan's country. */
  country: string;
  storagePrefix: string;
}

/** Names each figure of a kept plan's country that has changed since the visitor last looked. */
export function PlanChanges({ country, storagePrefix }: PlanChangesProps) {
  const today = localDay(useNow());
  const name = countries.find(({ code }) => code === country)?.name;
  const { loaded: figures } = useAsync(name ? country : '', () => loadFigures(country));
  const { value: seen, change } = useExtra(storagePrefix, 'figures', readSeen);
  const [isNoted, setIsNoted] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const moved = figures ? findMoved(figures, seen, today) : [];
  const hasMoved = moved.length > 0;
  const look = useEffectEvent(() => {
    if (figures) change(() => seeFigures(figures, today));
  });
  // Figures that are as they were, or another country's, are what the visitor is looking at now.
  useEffect(() => {
    if (figures && !hasMoved) look();
  }, [figures, hasMoved]);

  return (
    <div className={hasMoved ? changes : noChanges}>
      <p className={notice} role="status" tabIndex={-1} ref={status}>
        {hasMoved
          ? `${name}: ${count(moved.length, 'figure')} changed since you last looked at your plan.`
          : isNoted && 'Noted. The next change will be named here, too.'}
      </p>
      {hasMoved && (
        <>
          <ul>
            {moved.map(({ id, text, source }) => (
              <li key={id}>
                {text} <Source source={source} />
              </li>
            ))}
          </ul>
          <button
            type="button"
            className={quiet}
            part="button"
            onClick={() => {
              look();
              setIsNoted(true);
              // The button goes.
              status.current?.focus();
            }}
          >
            I have seen this
          </button>
        </>
      )}
    </div>
  );
}

/** The figures of a country in /facts.json, by the same ids. */
async function loadFigures(country: string): Promise<CountryFigure[]> {
  const row = countries.find(({ code }) => code === country);
  const { guide, contents } = (await visas[country as CountryCode]?.load()) ?? {};
  // A sum that was published since is one to tell of, so this waits for it.
  if (contents) await followContent(contents).catch(() => {});
  return [...(guide ? visaFigures(guide) : []), ...(row ? costFigures(row) : [])];
}

function Source({ source }: { source: string }) {
  const { name, url } = describeSource(source);
  return url ? <OutsideLink href={url} text={name} /> : name;
}
