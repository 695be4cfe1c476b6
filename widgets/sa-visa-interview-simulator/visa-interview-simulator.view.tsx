import { useRef } from 'react';
import type { WholeCountry } from '../content/interview/whole-types.ts';
import { planNames } from '../content/plan-names.ts';
import { useAddressedFields } from '../kit/address/use-addressed-fields.ts';
import type { PropsOf } from '../kit/element/attributes.ts';
import { LoadingState } from '../kit/loading/loading-state.tsx';
import { useLazyModule, usePrefetch } from '../kit/loading/use-async.ts';
import { PlanOffer } from '../kit/tools/plan-offer.tsx';
import { PracticeSwitch } from '../kit/tools/practice-switch.tsx';
import { TabPanel, Tabs, tabbed } from '../kit/tools/tabs.tsx';
import { Section } from '../kit/ui/section.tsx';
import { countryOf } from './setup/setup.logic.ts';
import { Simulator } from './simulator.tsx';
import { api, simulatorTable, wholeCountryOf } from './visa-interview-simulator.api.ts';
import { stack } from './visa-interview-simulator.styles.ts';

type Side = (typeof api.side.options)[number];
/** `<sa-whole-interview>`, which sets its own country as a field does. */
type WholeElement = HTMLElement & { country: WholeCountry };
const sides = api.side.options as [Side, Side];
/** In a classic script it brings `<sa-whole-interview>` too. */
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
    <Section heading="Visa Interview Simulator">
      <PracticeSwitch
        label="Interview practice"
        sides={sides}
        selected={side}
        select={(id) => change({ side: id })}
        load={loadAdvice}
        tag="sa-whole-interview"
        exportParts="form,field,label,input,button"
        attributes={{
          country: wholeCountry || wholeCountryOf(attributes.country, setup.country),
          media,
          plan: attributes.plan || undefined,
          'storage-prefix': storagePrefix || undefined,
          onChange: ({ currentTarget: { country } }: { currentTarget: WholeElement }) =>
            change({ wholeCountry: country }),
        }}
      >
        <div ref={formRef} className={`${stack} ${tabbed}`}>
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
      </PracticeSwitch>
    </Section>
  );
}
