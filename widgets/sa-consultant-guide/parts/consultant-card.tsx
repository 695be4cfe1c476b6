import Briefcase from 'lucide/dist/esm/icons/briefcase.mjs';
import GraduationCap from 'lucide/dist/esm/icons/graduation-cap.mjs';
import type { Consultant } from '../../content/consultants.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { Avatar } from '../../kit/ui/avatar.tsx';
import { Icon } from '../../kit/ui/icon.tsx';
import { Rating } from '../../kit/ui/rating.tsx';
import { facts, person, personHead } from '../consultant-guide.styles.ts';
import { Availability } from './availability.tsx';

export function ConsultantCard({ consultant }: { consultant: Consultant }) {
  const { name, specialty, image, rating, qualification, experience, bio, availability } =
    consultant;
  return (
    <li className={person}>
      <div className={personHead}>
        <Avatar portrait={image} size={64} />
        <div>
          <Heading level={3}>{name}</Heading>
          <Rating value={rating} />
        </div>
      </div>
      <p>
        <strong>{specialty}</strong>
      </p>
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
      <Availability days={availability} />
    </li>
  );
}
