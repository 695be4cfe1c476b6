import { sampleTags } from '../content/sample-tags.ts';
import { type TeamMember, team } from '../content/team.ts';
import { card } from '../kit/core/card.styles.ts';
import { Heading } from '../kit/core/heading.tsx';
import { Avatar } from '../kit/ui/avatar.tsx';
import { Section } from '../kit/ui/section.tsx';
import { facts, grid, head, member } from './team.styles.ts';

export function Team() {
  return (
    <Section heading="Who leads the work" eyebrow="Our team" badge={sampleTags.profiles}>
      <ul className={grid}>
        {team.map((person) => (
          <Member key={person.name} person={person} />
        ))}
      </ul>
    </Section>
  );
}

function Member({ person }: { person: TeamMember }) {
  return (
    <li className={`${card} ${member}`}>
      <div className={head}>
        <Avatar portrait={person.image} size={72} />
        <div>
          <Heading level={3}>{person.name}</Heading>
          <p>{person.title}</p>
        </div>
      </div>
      <p>{person.bio}</p>
      <dl className={facts}>
        <div>
          <dt>Education</dt>
          <dd>{person.education}</dd>
        </div>
        <div>
          <dt>Experience</dt>
          <dd>{person.experience}</dd>
        </div>
      </dl>
    </li>
  );
}
