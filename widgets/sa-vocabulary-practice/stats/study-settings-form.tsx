import { card } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { onSubmission } from '../../kit/forms/use-form.ts';
import { listOptions } from '../../kit/rules/options.ts';
import { primary } from '../../kit/ui/button.styles.ts';
import { SelectField } from '../../kit/ui/select-field.tsx';
import { readStudySettings, type StudySettings } from '../study/study-list.logic.ts';
import { settingFields } from '../vocabulary-practice.api.ts';
import { fields } from './stats.styles.ts';

const LEVELS = listOptions<StudySettings['level']>({
  all: 'All levels',
  TOEFL: 'TOEFL',
  GRE: 'GRE',
});
const DIFFICULTIES = listOptions<StudySettings['difficulty']>({
  all: 'All difficulties',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
});
const MODES = listOptions<StudySettings['mode']>({ learn: 'Learn', review: 'Review' });
const COUNTS = settingFields.count.values.map((value) => ({ value, label: `${value} words` }));

interface StudySettingsFormProps {
  /** The initial values of the fields. */
  settings: StudySettings;
  start(settings: StudySettings): void;
}

/** Settings of the next session. */
export function StudySettingsForm({ settings, start }: StudySettingsFormProps) {
  const submit = (form: HTMLFormElement) =>
    start(readStudySettings(Object.fromEntries(new FormData(form))));
  return (
    <form className={card} part="form" aria-labelledby="settings" {...onSubmission(submit)}>
      <Heading level={3} id="settings">
        Study Settings
      </Heading>
      <div className={fields}>
        <SelectField name="level" label="Level" options={LEVELS} defaultValue={settings.level} />
        <SelectField
          name="difficulty"
          label="Difficulty"
          options={DIFFICULTIES}
          defaultValue={settings.difficulty}
        />
        <SelectField name="mode" label="Study mode" options={MODES} defaultValue={settings.mode} />
        <SelectField
          name="count"
          label="Words per session"
          options={COUNTS}
          defaultValue={String(settings.count)}
        />
      </div>
      <button type="submit" className={primary} part="button">
        Start New Session
      </button>
    </form>
  );
}
