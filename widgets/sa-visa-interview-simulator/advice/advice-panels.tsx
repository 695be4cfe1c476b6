import type { IconNode } from 'lucide';
import CalendarCheck from 'lucide/dist/esm/icons/calendar-check.mjs';
import CloudFog from 'lucide/dist/esm/icons/cloud-fog.mjs';
import Files from 'lucide/dist/esm/icons/files.mjs';
import Landmark from 'lucide/dist/esm/icons/landmark.mjs';
import PlaneTakeoff from 'lucide/dist/esm/icons/plane-takeoff.mjs';
import Repeat from 'lucide/dist/esm/icons/repeat.mjs';
import Target from 'lucide/dist/esm/icons/target.mjs';
import { commonMistakes, preparationTips } from '../../content/interview/advice.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { Icon } from '../../kit/ui/icon.tsx';
import { bullets } from '../visa-interview-simulator.styles.ts';
import { advice, adviceCard, instead } from './advice.styles.ts';

/** In the order of the content. */
const TIP_ICONS: readonly IconNode[] = [CalendarCheck, Landmark, Target];
const MISTAKE_ICONS: readonly IconNode[] = [Files, Repeat, PlaneTakeoff, CloudFog];

export function PreparationTips() {
  return (
    <ul className={advice} data-count={preparationTips.length}>
      {preparationTips.map(({ heading, tips }, index) => (
        <li key={heading} className={adviceCard}>
          <Heading level={3}>
            <Icon icon={TIP_ICONS[index] ?? Target} size={24} />
            {heading}
          </Heading>
          <ul className={bullets}>
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

export function CommonMistakes() {
  return (
    <ul className={advice}>
      {commonMistakes.map(({ title, description, advice: better }, index) => (
        <li key={title} className={adviceCard}>
          <Heading level={3}>
            <Icon icon={MISTAKE_ICONS[index] ?? Files} size={24} />
            {title}
          </Heading>
          <p>{description}</p>
          <p className={instead}>
            <b>Do this instead</b>
            {better}
          </p>
        </li>
      ))}
    </ul>
  );
}
