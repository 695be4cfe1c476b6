import { useEffect, useMemo, useState } from 'react';
import { useHost } from '../kit/element/host.ts';
import type { Catalogue } from './catalogue.ts';
import {
  type Configuration,
  readConfiguration,
  writeConfiguration,
} from './configuration.logic.ts';

/** Changes a part of the configuration. */
export type Change = (part: Partial<Configuration>) => void;

/** Whether the address holds a configuration: `#origin=…` is for another part of the page. */
const isOurs = () => /^#(?!origin=).*=/.test(location.hash);

/**
 * The configuration in the page's address: read when the builder opens and when somebody follows a
 * link to another one, written at every change.
 */
export function useConfiguration({ elements, versions }: Catalogue) {
  const host = useHost();
  const known = useMemo(() => versions.map(({ version }) => version), [versions]);
  const read = () => readConfiguration(isOurs() ? location.hash.slice(1) : '', elements, known);
  const [{ configuration, problems }, setReading] = useState(read);
  const [redrawCount, setRedrawCount] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is published does not change
  useEffect(() => {
    // No browser knows that a link to a configuration is one to this part of the page.
    if (isOurs()) host.scrollIntoView();
    const readAgain = () => {
      if (!isOurs()) return;
      setReading(read());
      setRedrawCount((count) => count + 1);
    };
    addEventListener('hashchange', readAgain);
    return () => removeEventListener('hashchange', readAgain);
  }, []);

  const change: Change = (part) =>
    setReading((last) => {
      const configuration = { ...last.configuration, ...part };
      keepInAddress(writeConfiguration(configuration));
      return { configuration, problems: [] };
    });
  return { configuration, change, problems, redrawCount };
}

function keepInAddress(fragment: string) {
  try {
    history.replaceState(history.state, '', `#${fragment}`);
  } catch {
    // Safari allows only 100 changes in 30 s; the next one writes all of it.
  }
}
