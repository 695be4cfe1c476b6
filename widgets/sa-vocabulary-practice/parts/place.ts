import { readParameter, writeParameters } from '../../kit/stores/url-state.ts';
import {
  defaultStudySettings,
  readStudySettings,
  type StudySettings,
} from '../study-list.logic.ts';

export type TabId = 'study' | 'dictionary' | 'my-words' | 'stats';

/** A tab to open; the quiz is one that opens on the study tab. */
export type Opening = TabId | 'quiz';

const OPENINGS: readonly Opening[] = ['study', 'dictionary', 'my-words', 'stats', 'quiz'];

const SETTINGS = ['level', 'difficulty', 'mode', 'count'] as const;

/** Tab and settings by the page's address; what it does not name is as the attributes say. */
export function readPlace(
  syncUrl: boolean,
  tab: Opening,
  presets: StudySettings,
): { tab: Opening; settings: StudySettings } {
  if (!syncUrl) return { tab, settings: presets };
  const read = (key: string) => readParameter(location.search, `vocabulary-${key}`);
  const named = SETTINGS.filter((key) => read(key)).map((key) => [key, read(key)]);
  return {
    tab: OPENINGS.find((id) => id === read('tab')) ?? tab,
    settings: readStudySettings({ ...presets, ...Object.fromEntries(named) }),
  };
}

/** Puts tab and settings into the page's address, without what is as always. */
export function writePlace(tab: TabId, settings: StudySettings): void {
  const changed = SETTINGS.map((key) => [
    `vocabulary-${key}`,
    settings[key] === defaultStudySettings[key] ? '' : String(settings[key]),
  ]);
  writeParameters({
    'vocabulary-tab': tab === 'study' ? '' : tab,
    ...Object.fromEntries(changed),
  });
}
