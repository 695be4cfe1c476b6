import { sampleTags } from '../content/sample-tags.ts';
import { team } from '../content/team.ts';
import { card } from '../kit/core/card.styles.ts';
import { Heading } from '../kit/core/heading.tsx';
import { Avatar } from '../kit/ui/avatar.tsx';
import { Section } from '../kit/ui/section.tsx';
import { SwipeRow } from '../kit/ui/swipe-row.tsx';
import { grid, head, member } from './team.styles.ts';

export function Team() {
  if (team.length === 0) return null;
  return (
    <Section heading="Who leads the work" badge={sampleTags.profiles}>
      <SwipeRow label="Our team" className={grid}>
        {team.map((person) => (
          <Member key={person.name} person={person} />
        ))}
      </SwipeRow>
    </Section>
  );
}

function Member({ person }: { person: (typeof team)[number] }) {
  return (
    <li className={`${card} ${member}`}>
      <div className={head}>
        <Avatar portrait={person.image} size={56} />
        <div>
          <Heading level={3}>{person.name}</Heading>
          <p>{person.title}</p>
        </div>
      </div>
      <p>{person.bio}</p>
      <ul>
        <li>{person.education}</li>
        <li>{person.experience}</li>
      </ul>
    </li>
  );
}
