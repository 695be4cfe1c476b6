import { useEffect, useRef, useState } from 'react';
import { interviewCountries } from '../../content/interview/options.ts';
import type { InterviewDifficulty } from '../../content/interview/types.ts';
import { readParameter, writeParameters } from '../../kit/stores/url-state.ts';
import {
  defaultSetup,
  findCountry,
  formatQuery,
  readQuery,
  type SimulatorChoices,
  type SimulatorTab,
} from '../visa-interview-simulator.logic.ts';

/** Of its parameters in the page's address, where other tools have theirs. */
const PREFIX = 'interview-';

export interface SimulatorPresets {
  country: string;
  difficulty: InterviewDifficulty;
  tab: SimulatorTab;
  syncUrl: boolean;
}

/** The open tab and the setup: from the attributes, and from and to the address where asked for. */
export function useChoices({ country, difficulty, tab, syncUrl }: SimulatorPresets) {
  const preset: SimulatorChoices = {
    tab,
    setup: {
      country: findCountry(country, interviewCountries) ?? defaultSetup.country,
      difficulty,
    },
  };
  const [choices, setChoices] = useState(preset);
  const isFirst = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what they add up to is new each time
  useEffect(() => {
    if (!isFirst.current) setChoices(preset);
    isFirst.current = false;
  }, [country, difficulty, tab]);

  useEffect(() => {
    if (!syncUrl) return;
    const read = (name: string) => readParameter(location.search, `${PREFIX}${name}`);
    setChoices((now) => readQuery(read, now, interviewCountries));
  }, [syncUrl]);

  const change = (next: SimulatorChoices) => {
    setChoices(next);
    if (syncUrl) writeParameters(formatQuery(next, interviewCountries), PREFIX);
  };
  return {
    ...choices,
    selectTab: (id: SimulatorTab) => change({ ...choices, tab: id }),
    choose: (setup: SimulatorChoices['setup']) => change({ ...choices, setup }),
  };
}
