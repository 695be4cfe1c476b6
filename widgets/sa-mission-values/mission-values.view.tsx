import Compass from 'lucide/dist/esm/icons/compass.mjs';
import Telescope from 'lucide/dist/esm/icons/telescope.mjs';
import { about } from '../content/about.ts';
import { card } from '../kit/core/card.styles.ts';
import { Heading } from '../kit/core/heading.tsx';
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
            <Heading level={3}>{heading}</Heading>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <div className={valueList}>
        <Heading level={3}>Our values</Heading>
        <ul>
          {about.values.map(({ title, text }) => (
            <li key={title}>
              <Heading level={4}>{title}</Heading>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
