import { useLayoutEffect, useRef, useState } from 'react';
import { sampleTags } from '../content/sample-tags.ts';
import { type SuccessStory, successStories } from '../content/success-stories.ts';
import { EmptyState } from '../kit/ui/empty-state.tsx';
import { Section } from '../kit/ui/section.tsx';
import { showAnswer } from '../kit/ui/show-answer.ts';
import { SwipeRow } from '../kit/ui/swipe-row.tsx';
import { StoryCard } from './story-card.tsx';
import { StoryDetail } from './story-detail.tsx';
import { StorySearch } from './story-search.tsx';
import { EMPTY_FILTER, filterStories, type StoryFilter } from './success-stories.logic.ts';
import { list, status } from './success-stories.styles.ts';

interface Shown {
  /** The last search; undefined before the first. */
  filter?: StoryFilter | undefined;
  /** The story shown in full. */
  openId?: number | undefined;
  /** The story whose card takes the focus. */
  focusId?: number | undefined;
}

export function SuccessStories({ heading }: { heading: string }) {
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  const [{ filter, openId, focusId }, show] = useState<Shown>({});
  const found = filterStories(successStories, filter ?? EMPTY_FILTER);
  const openStory = successStories.find(({ id }) => id === openId);

  // Only a search leaves neither an open story nor a card to focus.
  useLayoutEffect(() => {
    if (filter && !openId && !focusId && answer.current) showAnswer(answer.current);
  }, [filter, openId, focusId]);
  const viewAll = () => {
    form.current?.reset();
    show({ filter: EMPTY_FILTER, focusId: successStories[0]?.id });
  };
  if (successStories.length === 0) return null;
  return (
    <Section heading={heading} badge={sampleTags.stories}>
      <StorySearch
        formRef={form}
        search={(wanted) => show({ filter: wanted })}
        clear={() => show({ filter: { ...EMPTY_FILTER } })}
      />
      <p ref={answer} className={status} tabIndex={-1}>
        {filter && !openStory && `Showing ${found.length} of ${successStories.length} stories`}
      </p>
      {openStory && (
        <StoryDetail story={openStory} close={() => show({ filter, focusId: openStory.id })} />
      )}
      {!openStory && found.length === 0 && (
        <EmptyState
          heading="No Results Found"
          text="Try different search criteria or browse all success stories"
          label="View All Stories"
          startOver={viewAll}
        />
      )}
      {!openStory && found.length > 0 && (
        <StoryList
          stories={found}
          focusId={focusId}
          open={(story) => show({ filter, openId: story.id })}
        />
      )}
    </Section>
  );
}

interface StoryListProps {
  stories: readonly SuccessStory[];
  focusId: number | undefined;
  open(story: SuccessStory): void;
}

function StoryList({ stories, focusId, open }: StoryListProps) {
  return (
    <SwipeRow label="Stories" className={list}>
      {stories.map((story) => (
        <StoryCard
          key={story.id}
          story={story}
          takesFocus={story.id === focusId}
          open={() => open(story)}
        />
      ))}
    </SwipeRow>
  );
}
