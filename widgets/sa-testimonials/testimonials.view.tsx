import { sampleTags } from '../content/sample-tags.ts';
import { type Testimonial, testimonials } from '../content/testimonials.ts';
import { card, smallText } from '../kit/core/card.styles.ts';
import { Avatar } from '../kit/ui/avatar.tsx';
import { Rating } from '../kit/ui/rating.tsx';
import { Section } from '../kit/ui/section.tsx';
import { SwipeRow } from '../kit/ui/swipe-row.tsx';
import { grid, quotation, speaker } from './testimonials.styles.ts';

export function Testimonials() {
  if (testimonials.length === 0) return null;
  return (
    <Section
      heading={sampleTags.feedback ? 'What feedback will look like here' : 'What families say'}
      badge={sampleTags.feedback}
    >
      <SwipeRow label="Testimonials" className={grid}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.name}>
            <Quotation {...testimonial} />
          </li>
        ))}
      </SwipeRow>
    </Section>
  );
}

function Quotation({ quote, name, position, image, rating, open }: Testimonial) {
  return (
    <figure className={`${card} ${quotation}`}>
      <blockquote>{quote}</blockquote>
      <figcaption className={speaker}>
        <Avatar portrait={image} />
        <div>
          <p>{name}</p>
          <p className={smallText}>{position}</p>
          <Rating value={rating} isSample={open === 'sample'} />
        </div>
      </figcaption>
    </figure>
  );
}
