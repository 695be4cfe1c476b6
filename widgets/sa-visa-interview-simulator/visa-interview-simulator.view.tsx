import { useRef } from 'react';
import { planNames } from '../content/plan-names.ts';
import { useAddressedFields } from '../kit/address/use-addressed-fields.ts';
import type { PropsOf } from '../kit/element/attributes.ts';
import { LoadingState } from '../kit/loading/loading-state.tsx';
import { useLazyModule, usePrefetch } from '../kit/loading/use-async.ts';
import { PlanOffer } from '../kit/tools/plan-offer.tsx';
import { PracticeSides } from '../kit/tools/practice-sides.tsx';
import { TabPanel, Tabs } from '../kit/tools/tabs.tsx';
import { Section } from '../kit/ui/section.tsx';
import { countryOf } from './setup/setup.logic.ts';
import { Simulator } from './simulator.tsx';
import { api, simulatorTable } from './visa-interview-simulator.api.ts';
import { stack } from './visa-interview-simulator.styles.ts';

type Side = (typeof api.side.options)[number];
const sides = api.side.options as [Side, Side];
/** Content is asked for here, where classic scripts know its folder. */
const loadWhole = () =>
  Promise.all([
    import('../sa-whole-interview/whole-interview.view.tsx'),
    import('../content/interview/whole-interviews.ts'),
  ]).then(([side, content]) => side.withInterviews(content));
const loadAdvice = () => import('./advice/advice-panels.tsx');

export function VisaInterviewSimulator(props: PropsOf<typeof api>) {
  const { syncUrl, media, storagePrefix, ...attributes } = props;
  const formRef = useRef<HTMLDivElement>(null);
  const { values, change } = useAddressedFields({
    table: simulatorTable,
    attributes,
    isSynced: syncUrl,
    formRef,
  });
  const { side, tab, difficulty, wholeCountry } = values;
  usePrefetch([loadAdvice]);
  const { loaded, hasFailed, retry } = useLazyModule(loadAdvice, tab !== 'simulator');
  const setup = { country: countryOf(values.country).code, difficulty };
  return (
    <Section
      heading="Visa Interview Simulator"
      intro="Answer an officer's questions aloud, listen to yourself, then compare with a sample answer."
    >
      <PracticeSides
        label="Interview practice"
        sides={sides}
        selected={side}
        select={(id) => change({ side: id })}
        load={loadWhole}
        props={{
          named: attributes.country,
          chosen: wholeCountry,
          choose: (country) => change({ wholeCountry: country }),
          country: setup.country,
          media,
          isShown: side === 'whole',
          storagePrefix,
        }}
      >
        <div ref={formRef} className={stack}>
          <Tabs
            label="Visa Interview Simulator"
            tabs={api.tab.options}
            selected={tab}
            select={(id) => change({ tab: id })}
          />
          <TabPanel id="simulator" selected={tab}>
            <PlanOffer
              table={simulatorTable}
              values={values}
              formRef={formRef}
              isSynced={syncUrl}
              names={planNames}
              use={change}
            />
            <Simulator
              setup={setup}
              media={media}
              choose={(chosen) => change({ ...chosen, country: countryOf(chosen.country).value })}
            />
          </TabPanel>
          {(['tips', 'mistakes'] as const).map((id) => {
            const Advice = loaded?.advice[id];
            return (
              <TabPanel key={id} id={id} selected={tab}>
                {Advice ? (
                  <Advice country={setup.country} />
                ) : (
                  id === tab && (
                    <LoadingState subject="The advice" hasFailed={hasFailed} retry={retry} />
                  )
                )}
              </TabPanel>
            );
          })}
        </div>
      </PracticeSides>
    </Section>
  );
}
