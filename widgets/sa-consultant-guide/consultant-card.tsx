import type { Consultant } from '../content/consultants.ts';
import { Heading } from '../kit/core/heading.tsx';
import { Avatar } from '../kit/ui/avatar.tsx';
import { Rating } from '../kit/ui/rating.tsx';
import { facts, person, personHead } from './consultant-guide.styles.ts';

/** Leads with the work; details that only a real person has come last. */
export function ConsultantCard({ consultant }: { consultant: Consultant }) {
  const { name, specialty, image, rating, qualification, experience, bio, availability, open } =
    consultant;
  return (
    <li className={person}>
      <div className={personHead}>
        <Avatar portrait={image} size={48} />
        <div>
          <Heading level={3}>{specialty}</Heading>
          <p>{name}</p>
        </div>
      </div>
      <p>{bio}</p>
      <ul className={facts}>
        <li>{qualification}</li>
        <li>{`${experience} years of experience`}</li>
        <li>
          <Rating value={rating} isSample={open === 'sample'} />
        </li>
        <li>
          {`${open === 'sample' ? 'Sample week' : 'Available'}: ${availability.map((day) => day.slice(0, 3)).join(', ')}`}
        </li>
      </ul>
    </li>
  );
}
