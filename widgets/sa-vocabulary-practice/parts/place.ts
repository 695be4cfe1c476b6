import { readParameters, writeParameters } from '../../kit/stores/url-state.ts';
import {
  defaultStudySettings,
  readStudySettings,
  type StudySettings,
} from '../study-list.logic.ts';

export type TabId = 'study' | 'dictionary' | 'my-words' | 'stats';

/** A tab to open; the quiz is one that opens on the study tab. */
export type Opening = TabId | 'quiz';

const OPENINGS: readonly Opening[] = ['study', 'dictionary', 'my-words', 'stats', 'quiz'];

/** Of its parameters in the page's address, where other tools have theirs. */
const PREFIX = 'vocabulary-';

const SETTINGS = ['level', 'difficulty', 'mode', 'count'] as const;

/** Tab and settings by the page's address; what it does not name is as the attributes say. */
export function readPlace(
  syncUrl: boolean,
  tab: Opening,
  presets: StudySettings,
): { tab: Opening; settings: StudySettings } {
  if (!syncUrl) return { tab, settings: presets };
  const { tab: named, ...settings } = readParameters(location.search, PREFIX, ['tab', ...SETTINGS]);
  return {
    tab: OPENINGS.find((id) => id === named) ?? tab,
    settings: readStudySettings({ ...presets, ...settings }),
  };
}

/** Puts tab and settings into the page's address, without what is as always. */
export function writePlace(tab: TabId, settings: StudySettings): void {
  const changed = SETTINGS.map((key) => [
    key,
    settings[key] === defaultStudySettings[key] ? '' : String(settings[key]),
  ]);
  const values = { tab: tab === 'study' ? '' : tab, ...Object.fromEntries(changed) };
  writeParameters(values, PREFIX);
}
