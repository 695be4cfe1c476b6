import { useRef, useState } from 'react';
import { countries } from '../content/countries/countries.ts';
import { countryOptions } from '../content/countries/country-options.ts';
import { planNames } from '../content/plan-names.ts';
import { visaOffices } from '../content/visas/visas.ts';
import { card } from '../kit/core/card.styles.ts';
import { visuallyHidden } from '../kit/core/visually-hidden.styles.ts';
import type { PropsOf } from '../kit/element/attributes.ts';
import { Field } from '../kit/forms/field.tsx';
import { useStarted } from '../kit/forms/use-started.ts';
import { formatDay, localDay } from '../kit/rules/calendar-day.ts';
import { isDay } from '../kit/rules/day-arithmetic.ts';
import { NextStep } from '../kit/tools/next-step.tsx';
import { PlanOffer } from '../kit/tools/plan-offer.tsx';
import { ToolFrame } from '../kit/tools/tool-frame.tsx';
import { Section } from '../kit/ui/section.tsx';
import { SelectField } from '../kit/ui/select-field.tsx';
import { useNow } from '../kit/ui/use-now.ts';
import { useGuide } from './guide/use-guide.ts';
import { VisaGuide } from './guide/visa-guide.tsx';
import { NoCountry } from './no-country.tsx';
import { Unavailable } from './unavailable.tsx';
import { useSelection } from './use-selection.ts';
import { type api, visaTable } from './visa-requirements.api.ts';
import { announceState, findVisaState } from './visa-requirements.logic.ts';
import { chooser, page } from './visa-requirements.styles.ts';

const options = [{ value: '', label: 'Choose a country' }, ...countryOptions];

export function VisaRequirements(props: PropsOf<typeof api>) {
  const { country, tab, answer, syncUrl, storagePrefix } = props;
  useStarted();
  const field = useRef<HTMLDivElement>(null);
  const [isShortcut, setIsShortcut] = useState(false);
  const today = localDay(useNow());
  const [applyOn, setApplyOn] = useState('');
  // While a year is being typed, it has fewer than four digits.
  const day = isDay(applyOn) && applyOn >= '1000' ? applyOn : today;
  const { selection, choose, show } = useSelection({ country, tab, answer }, syncUrl, field);
  const state = findVisaState(selection.country, countries, visaOffices);
  const guide = useGuide(state.status === 'chosen' ? state.country.code : '');

  const chooseBy = (code: string, shortcut: boolean) => {
    setIsShortcut(shortcut);
    choose(code);
  };
  const isChosen = state.status === 'chosen';
  return (
    <Section
      heading="Student visa requirements"
      intro={!isChosen && 'Every figure has its date and its source.'}
    >
      <p className={visuallyHidden} role="status">
        {!isShortcut && announceState(state, guide.loaded !== null)}
      </p>
      <ToolFrame
        summary={isChosen ? `${state.country.name} · applying on ${formatDay(day)}` : ''}
        choice={
          <div ref={field} className={`${card} ${chooser}`}>
            <PlanOffer
              table={visaTable}
              values={selection}
              formRef={field}
              isSynced={syncUrl}
              names={planNames}
              use={({ country: code = '' }) => choose(code)}
            />
            <SelectField
              name="country"
              label="Country"
              options={options}
              defaultValue={selection.country}
              onChange={(event) => chooseBy(event.currentTarget.value, false)}
            />
            {isChosen && (
              <Field
                name="apply-on"
                label="I apply on"
                type="date"
                hint="Dated figures follow this day. The notes on changes stay the same."
                defaultValue={day}
                onChange={(event) => setApplyOn(event.currentTarget.value)}
              />
            )}
          </div>
        }
        answer={
          <div className={page}>
            {(state.status === 'none' || state.status === 'unknown') && (
              <NoCountry
                unknown={state.status === 'unknown' ? state.value : null}
                choose={(code) => chooseBy(code, true)}
                day={day}
              />
            )}
            {state.status === 'unavailable' && <Unavailable {...state} />}
            {isChosen && (
              <VisaGuide
                {...state}
                guide={guide}
                takesFocus={isShortcut}
                selection={selection}
                show={show}
                storagePrefix={storagePrefix}
                day={day}
                today={today}
              />
            )}
            {'country' in state && <NextStep from="visa-requirements" />}
          </div>
        }
      />
    </Section>
  );
}
