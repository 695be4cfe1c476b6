import Compass from 'lucide/dist/esm/icons/compass.mjs';
import Telescope from 'lucide/dist/esm/icons/telescope.mjs';
import { about } from '../content/about.ts';
import { card } from '../kit/core/card.styles.ts';
import { Icon } from '../kit/ui/icon.tsx';
import { Section } from '../kit/ui/section.tsx';
import { pair, statement, valueList } from './mission-values.styles.ts';

const STATEMENTS = [
  { heading: 'Our mission', icon: Compass, text: about.mission },
  { heading: 'Our vision', icon: Telescope, text: about.vision },
];

export function MissionValues() {
  return (
    <Section heading="What we stand for" eyebrow="Mission, vision and values">
      <div className={pair}>
        {STATEMENTS.map(({ heading, icon, text }) => (
          <div key={heading} className={`${card} ${statement}`}>
            <Icon icon={icon} size={28} />
            <h3>{heading}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <div className={valueList}>
        <h3>Our values</h3>
        <ul>
          {about.values.map(({ title, text }) => (
            <li key={title}>
              <h4>{title}</h4>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
