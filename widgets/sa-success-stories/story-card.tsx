import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import type { SuccessStory } from '../content/success-stories.ts';
import { Scene } from '../kit/art/scenes/scene.tsx';
import { Heading } from '../kit/core/heading.tsx';
import { Icon } from '../kit/ui/icon.tsx';
import { pressableCard, pressTarget } from '../kit/ui/pressable-card.styles.ts';
import { useReturnFocus } from '../kit/ui/use-return-focus.ts';
import { cutExcerpt, sceneOf, splitTags } from './success-stories.logic.ts';
import { cardBody, excerptText, place, readOn, scene } from './success-stories.styles.ts';
import { Tags } from './tags.tsx';

interface StoryCardProps {
  story: SuccessStory;
  takesFocus: boolean;
  open(): void;
}

export function StoryCard({ story, takesFocus, open }: StoryCardProps) {
  const { university, destination, testimonial, tags } = story;
  const { shown, hiddenCount } = splitTags(tags);
  const { text, isCut } = cutExcerpt(testimonial);
  const ref = useReturnFocus<HTMLButtonElement>(takesFocus);

  return (
    <li className={pressableCard}>
      <div className={scene}>
        <Scene name={sceneOf(destination.location)} />
      </div>
      <div className={cardBody}>
        <Heading level={3}>
          <button ref={ref} type="button" className={pressTarget} onClick={open}>
            {university.name} to {destination.name}
          </button>
        </Heading>
        <p className={place}>{`${destination.program}, ${destination.location}`}</p>
        <blockquote className={excerptText} data-cut={isCut}>
          {text}
        </blockquote>
        <Tags tags={shown} hiddenCount={hiddenCount} />
        <p className={readOn} aria-hidden="true">
          Read the story <Icon icon={ArrowRight} size={18} />
        </p>
      </div>
    </li>
  );
}
