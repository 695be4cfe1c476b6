import Quote from 'lucide/dist/esm/icons/quote.mjs';
import { sampleTags } from '../content/sample-tags.ts';
import { type Testimonial, testimonials } from '../content/testimonials.ts';
import { card } from '../kit/core/card.styles.ts';
import { Avatar } from '../kit/ui/avatar.tsx';
import { Icon } from '../kit/ui/icon.tsx';
import { Rating } from '../kit/ui/rating.tsx';
import { Section } from '../kit/ui/section.tsx';
import { grid, quotation, speaker } from './testimonials.styles.ts';

export function Testimonials() {
  return (
    <Section
      heading={sampleTags.feedback ? 'What feedback will look like here' : 'What families say'}
      eyebrow="Testimonials"
      badge={sampleTags.feedback}
    >
      <ul className={grid}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.name}>
            <Quotation {...testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Quotation({ quote, name, position, image, rating, open }: Testimonial) {
  return (
    <figure className={`${card} ${quotation}`}>
      <Icon icon={Quote} size={28} />
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <Rating value={rating} isSample={open === 'sample'} />
      <figcaption className={speaker}>
        <Avatar portrait={image} />
        <div>
          <p>{name}</p>
          <p>{position}</p>
        </div>
      </figcaption>
    </figure>
  );
}
