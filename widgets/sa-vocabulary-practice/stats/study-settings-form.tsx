import { card } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { onSubmission } from '../../kit/forms/use-form.ts';
import { primary } from '../../kit/ui/button.styles.ts';
import { SelectField } from '../../kit/ui/select-field.tsx';
import { readStudySettings, type StudySettings, WORD_COUNTS } from '../study/study-list.logic.ts';
import { fields } from './stats.styles.ts';

const LEVELS = [
  { value: 'all', label: 'All levels' },
  { value: 'TOEFL', label: 'TOEFL' },
  { value: 'GRE', label: 'GRE' },
];
const DIFFICULTIES = [
  { value: 'all', label: 'All difficulties' },
  { value: 'easy', label: 'Easy' },
  { value: 'medium', label: 'Medium' },
  { value: 'hard', label: 'Hard' },
];
const MODES = [
  { value: 'learn', label: 'Learn' },
  { value: 'review', label: 'Review' },
];
const COUNTS = WORD_COUNTS.map((count) => ({ value: String(count), label: `${count} words` }));

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
