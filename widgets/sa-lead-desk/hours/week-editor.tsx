import type { OfficeHours } from '../../../worker/contract/calendar.ts';
import { TYPE_LABELS } from '../../../worker/contract/words/consultation.ts';
import { control, fieldBox, labelText } from '../../kit/forms/field.styles.ts';
import { quiet, row, textButton } from '../lead-desk.styles.ts';
import { WEEKDAYS } from '../office-time.logic.ts';
import { Button } from '../ui/basics.tsx';
import {
  addStretch,
  changeStretch,
  isFull,
  removeStretch,
  type StretchIssues,
  toEnd,
  toField,
  toggleWay,
  WAYS,
  type Week,
} from './hours.logic.ts';
import { stretchRow, ways as waysBox, weekGrid } from './hours.styles.ts';

interface WeekEditorProps {
  /** Unique on the page. */
  id: string;
  week: Week;
  /** Empty until the first attempt to save. */
  issues: StretchIssues;
  isBusy: boolean;
  change(week: Week): void;
}

/** Editor of the stretches of each weekday. */
export function WeekEditor({ id, week, issues, isBusy, change }: WeekEditorProps) {
  return (
    <fieldset className={weekGrid} disabled={isBusy} aria-label="Weekly hours">
      {WEEKDAYS.map((name, index) => {
        const weekday = index + 1;
        const ofDay = week.filter((stretch) => stretch.weekday === weekday);
        return (
          // WebKit leaves a legend out of its grid, and the hours would be squeezed in its place.
          // biome-ignore lint/a11y/useSemanticElements: see above
          <div key={name} role="group" aria-labelledby={`${id}-${weekday}`}>
            <b id={`${id}-${weekday}`}>{name}</b>
            <div>
              {ofDay.map((stretch, place) => (
                <Stretch
                  // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no name but its place
                  key={place}
                  id={`${id}-${weekday}-${place}`}
                  day={name}
                  stretch={stretch}
                  issue={issues.get(stretch)}
                  change={(changes) => change(changeStretch(week, stretch, changes))}
                  remove={() => change(removeStretch(week, stretch))}
                />
              ))}
              <div className={row}>
                {ofDay.length === 0 && <p className={quiet}>Closed</p>}
                <Button
                  look={textButton}
                  aria-label={`Add hours on ${name}`}
                  disabled={isFull(week)}
                  onClick={() => change(addStretch(week, weekday))}
                >
                  Add hours
                </Button>
              </div>
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}

interface StretchProps {
  id: string;
  day: string;
  stretch: OfficeHours;
  issue: string | undefined;
  change(changes: Partial<OfficeHours>): void;
  remove(): void;
}

function Stretch({ id, day, stretch, issue, change, remove }: StretchProps) {
  const { from, to, ways } = stretch;
  return (
    <div className={stretchRow}>
      <TimeField
        id={`${id}-from`}
        label="From"
        value={from}
        issueId={issue && `${id}-issue`}
        change={(time) => change({ from: time })}
      />
      <TimeField
        id={`${id}-to`}
        label="To"
        value={toField(to)}
        issueId={issue && `${id}-issue`}
        change={(time) => change({ to: toEnd(time) })}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would have a legend that says the same */}
      <div className={waysBox} role="group" aria-label={`Ways on ${day}, ${from} to ${to}`}>
        {WAYS.map((way) => (
          <label key={way}>
            <input
              type="checkbox"
              name={`${id}-${way}`}
              checked={ways.includes(way)}
              onChange={() => change({ ways: toggleWay(ways, way) })}
            />
            {TYPE_LABELS[way]}
          </label>
        ))}
      </div>
      <Button look={textButton} aria-label={`Remove ${day}, ${from} to ${to}`} onClick={remove}>
        Remove
      </Button>
      {issue && <p id={`${id}-issue`}>{issue}</p>}
    </div>
  );
}

interface TimeFieldProps {
  /** Also its name. */
  id: string;
  label: string;
  value: string;
  /** Id of the error message. */
  issueId: string | undefined;
  change(time: string): void;
}

/** A time's input. A `Field` would show its own error, but an error belongs to the stretch, which shows it once. */
function TimeField({ id, label, value, issueId, change }: TimeFieldProps) {
  return (
    <div className={fieldBox}>
      <label className={labelText} htmlFor={id}>
        {label}
      </label>
      <input
        type="time"
        className={control}
        id={id}
        name={id}
        value={value}
        aria-invalid={issueId ? true : undefined}
        aria-describedby={issueId}
        onInput={(event) => change(event.currentTarget.value)}
      />
    </div>
  );
}
