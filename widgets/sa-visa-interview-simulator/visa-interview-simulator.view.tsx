import { Section } from '../kit/ui/section.tsx';
import { TabPanel, Tabs } from '../kit/ui/tabs.tsx';
import type { RecordingMode } from './interview.logic.ts';
import { CommonMistakes, PreparationTips } from './parts/advice-panels.tsx';
import { Simulator } from './parts/simulator.tsx';
import { type SimulatorPresets, useChoices } from './parts/use-choices.ts';
import type { SimulatorTab } from './visa-interview-simulator.logic.ts';
import { stack } from './visa-interview-simulator.styles.ts';

const tabs: readonly { id: SimulatorTab; label: string }[] = [
  { id: 'simulator', label: 'Simulator' },
  { id: 'tips', label: 'Preparation Tips' },
  { id: 'mistakes', label: 'Common Mistakes' },
];

interface VisaInterviewSimulatorProps extends SimulatorPresets {
  media: RecordingMode;
  siteBase: string;
}

export function VisaInterviewSimulator(props: VisaInterviewSimulatorProps) {
  const { media, siteBase, ...presets } = props;
  const { tab, setup, selectTab, choose } = useChoices(presets);
  return (
    <Section
      heading="Visa Interview Simulator"
      intro="Answer an officer's questions aloud, listen to yourself, then compare with a sample answer."
    >
      <div className={stack}>
        <Tabs label="Visa Interview Simulator" tabs={tabs} selected={tab} select={selectTab} />
        <TabPanel of="simulator" selected={tab}>
          <Simulator setup={setup} media={media} siteBase={siteBase} choose={choose} />
        </TabPanel>
        <TabPanel of="tips" selected={tab}>
          <PreparationTips />
        </TabPanel>
        <TabPanel of="mistakes" selected={tab}>
          <CommonMistakes />
        </TabPanel>
      </div>
    </Section>
  );
}
