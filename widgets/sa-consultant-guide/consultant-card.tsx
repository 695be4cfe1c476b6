import Briefcase from 'lucide/dist/esm/icons/briefcase.mjs';
import GraduationCap from 'lucide/dist/esm/icons/graduation-cap.mjs';
import type { Consultant } from '../content/consultants.ts';
import { smallText } from '../kit/core/card.styles.ts';
import { Heading } from '../kit/core/heading.tsx';
import { Avatar } from '../kit/ui/avatar.tsx';
import { Icon } from '../kit/ui/icon.tsx';
import { Rating } from '../kit/ui/rating.tsx';
import { facts, person, personHead, sampleFacts } from './consultant-guide.styles.ts';

/** Leads with the work; details that only a real person has come last and small. */
export function ConsultantCard({ consultant }: { consultant: Consultant }) {
  const { name, specialty, image, rating, qualification, experience, bio, availability, open } =
    consultant;
  return (
    <li className={person}>
      <div className={personHead}>
        <Avatar portrait={image} size={56} />
        <div>
          <Heading level={3}>{specialty}</Heading>
          <p>{name}</p>
        </div>
      </div>
      <p>{bio}</p>
      <ul className={facts}>
        <li>
          <Icon icon={GraduationCap} size={18} />
          {qualification}
        </li>
        <li>
          <Icon icon={Briefcase} size={18} />
          {experience} years of experience
        </li>
      </ul>
      <div className={sampleFacts}>
        <Rating value={rating} isSample={open === 'sample'} />
        <p className={smallText}>
          {open === 'sample' ? 'Sample week' : 'Available'}: {availability.join(', ')}
        </p>
      </div>
    </li>
  );
}
