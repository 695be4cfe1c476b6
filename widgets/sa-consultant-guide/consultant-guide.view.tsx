import { consultants } from '../content/consultants.ts';
import { hero, homeSections } from '../content/home.ts';
import { sampleTags } from '../content/sample-tags.ts';
import { Heading } from '../kit/core/heading.tsx';
import { SiteLink } from '../kit/core/site-link.tsx';
import type { PropsOf } from '../kit/element/attributes.ts';
import { primary } from '../kit/ui/button.styles.ts';
import { Section } from '../kit/ui/section.tsx';
import { SwipeRow } from '../kit/ui/swipe-row.tsx';
import { ConsultantCard } from './consultant-card.tsx';
import type { api } from './consultant-guide.api.ts';
import { grid, invitation, people } from './consultant-guide.styles.ts';

export function ConsultantGuide({ heading }: PropsOf<typeof api>) {
  const { label, path } = hero.primary;
  return (
    <Section heading={heading} intro={homeSections.consultants.intro} badge={sampleTags.profiles}>
      <div className={grid}>
        <SwipeRow label="Consultants" className={people}>
          {consultants.map((consultant) => (
            <ConsultantCard key={consultant.id} consultant={consultant} />
          ))}
        </SwipeRow>
        <div className={invitation}>
          <Heading level={3}>Not sure who to ask?</Heading>
          <p>Tell us where you want to go and we will help you choose.</p>
          <SiteLink className={primary} part="button" path={path}>
            {label}
          </SiteLink>
        </div>
      </div>
    </Section>
  );
}
