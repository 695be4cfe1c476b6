import { consultants, consultantsNote } from '../content/consultants.ts';
import { hero, homeSections } from '../content/home.ts';
import { Heading } from '../kit/core/heading.tsx';
import { SiteLink } from '../kit/core/site-link.tsx';
import { primary } from '../kit/ui/button.styles.ts';
import { Note } from '../kit/ui/note.tsx';
import { Section } from '../kit/ui/section.tsx';
import { grid, invitation, people } from './consultant-guide.styles.ts';
import { ConsultantCard } from './parts/consultant-card.tsx';

interface ConsultantGuideProps {
  heading: string;
}

export function ConsultantGuide({ heading }: ConsultantGuideProps) {
  const { label, path } = hero.primary;
  return (
    <Section heading={heading} intro={homeSections.consultants.intro}>
      <Note text={consultantsNote} />
      <div className={grid}>
        <ul className={people}>
          {consultants.map((consultant) => (
            <ConsultantCard key={consultant.id} consultant={consultant} />
          ))}
        </ul>
        <div className={invitation}>
          <Heading level={3}>Not sure whom to ask?</Heading>
          <p>Tell us where you want to go, and we help you choose.</p>
          <SiteLink className={primary} part="button" path={path}>
            {label}
          </SiteLink>
        </div>
      </div>
    </Section>
  );
}
