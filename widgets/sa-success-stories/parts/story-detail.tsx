import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import { useLayoutEffect, useRef } from 'react';
import type { SuccessStory } from '../../content/success-stories.ts';
import { Scene } from '../../kit/art/scene.tsx';
import { secondary } from '../../kit/ui/button-styles.ts';
import { card } from '../../kit/ui/card.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { Note } from '../../kit/ui/note.tsx';
import { sceneOf } from '../success-stories.logic.ts';
import { detail, lead, place, quote, scene, statTiles } from '../success-stories.styles.ts';
import { Journey } from './journey.tsx';
import { Tags } from './tags.tsx';

interface StoryDetailProps {
  story: SuccessStory;
  close(): void;
}

/** One story in full, in the place of the list. */
export function StoryDetail({ story, close }: StoryDetailProps) {
  const { university, destination, stats, testimonial, tags, note } = story;
  const top = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // The card that was pressed is gone: whoever reads on starts at the top of the story.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <div ref={top} className={detail}>
      <button type="button" className={secondary} part="button" onClick={close}>
        <Icon of={ArrowLeft} />
        Back to All Stories
      </button>
      <article className={card} aria-labelledby="story">
        <div className={lead}>
          <div className={scene}>
            <Scene of={sceneOf(destination.location)} />
          </div>
          <div>
            <h3 ref={heading} id="story" tabIndex={-1}>
              {university.name} to {destination.name}
            </h3>
            <p className={place}>
              {destination.program}, {destination.location}
            </p>
            <Tags tags={tags} />
          </div>
        </div>
        <dl className={statTiles}>
          <Stat label="Time to admission" value={stats.timeToAdmission} />
          <Stat label="Visa" value={stats.visaSuccess} />
          <Stat label="Scholarship" value={stats.scholarshipAmount} />
        </dl>
        <blockquote className={quote}>{testimonial}</blockquote>
        <Journey story={story} />
        {note && <Note text={note} />}
      </article>
    </div>
  );
}

function Stat({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
