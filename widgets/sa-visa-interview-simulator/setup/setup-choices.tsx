import {
  interviewCountries,
  interviewDifficulties,
  questionCounts,
} from '../../content/interview/options.ts';
import { Flag } from '../../kit/art/flag.tsx';
import { choice } from '../../kit/media/setup.styles.ts';
import { type InterviewSetup, listDifficulties } from './setup.logic.ts';
import { group } from './setup.styles.ts';

export function CountryChoice({ selected }: { selected: string }) {
  return (
    <fieldset className={group} data-count={interviewCountries.length}>
      <legend>Country</legend>
      <div>
        {interviewCountries.map(({ code, value, name }) => (
          <label key={code} className={choice}>
            <input type="radio" name="country" value={value} defaultChecked={code === selected} />
            <Flag country={code} />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function DifficultyChoice({ setup: { country, difficulty } }: { setup: InterviewSetup }) {
  const levels = listDifficulties(country, questionCounts, interviewDifficulties);
  return (
    <fieldset className={group} data-count={levels.length}>
      <legend>Difficulty</legend>
      <div>
        {levels.map(({ value, label, hint }) => (
          <label key={value} className={choice}>
            <input
              type="radio"
              name="difficulty"
              value={value}
              defaultChecked={value === difficulty}
              aria-labelledby={`${value}-label`}
              aria-describedby={`${value}-hint`}
            />
            <span>
              <span id={`${value}-label`}>{label}</span>
              <small id={`${value}-hint`}>{hint}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function CameraChoice({ isChosen }: { isChosen: boolean }) {
  return (
    <label className={choice}>
      <input
        type="checkbox"
        name="camera"
        defaultChecked={isChosen}
        aria-labelledby="camera-label"
        aria-describedby="camera-hint"
      />
      <span>
        <span id="camera-label">Record with my camera too</span>
        <small id="camera-hint">To check your posture and eye contact. Nobody else sees it.</small>
      </span>
    </label>
  );
}
