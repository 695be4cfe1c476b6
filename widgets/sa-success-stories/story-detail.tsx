import type { SuccessStory } from '../content/success-stories.ts';
import { Scene } from '../kit/art/scenes/scene.tsx';
import { Heading } from '../kit/core/heading.tsx';
import { DetailView } from '../kit/ui/detail-view.tsx';
import { Note } from '../kit/ui/note.tsx';
import { Journey } from './journey.tsx';
import { sceneOf } from './success-stories.logic.ts';
import { lead, place, quote, scene, statTiles } from './success-stories.styles.ts';
import { Tags } from './tags.tsx';

interface StoryDetailProps {
  story: SuccessStory;
  close(): void;
}

/** One story in full, replacing the list. */
export function StoryDetail({ story, close }: StoryDetailProps) {
  const { university, destination, stats, testimonial, tags, note } = story;

  return (
    <DetailView backLabel="Back to All Stories" close={close}>
      <div className={lead}>
        <div className={scene}>
          <Scene name={sceneOf(destination.location)} />
        </div>
        <div>
          <Heading level={3} id="opened" tabIndex={-1}>
            {university.name} to {destination.name}
          </Heading>
          <p className={place}>
            {destination.program}, {destination.location}
          </p>
          <Tags tags={tags} />
          <Note text={note} />
        </div>
      </div>
      <dl className={statTiles}>
        <Stat label="Time to admission" value={stats.timeToAdmission} />
        <Stat label="Visa" value={stats.visaSuccess} />
        <Stat label="Scholarship" value={stats.scholarshipAmount} />
      </dl>
      <blockquote className={quote}>{testimonial}</blockquote>
      <Journey story={story} />
    </DetailView>
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
