import { useState } from 'react';
import { type Post, posts } from '../content/posts/posts.ts';
import { type CategoryChoice, selectPosts } from '../kit/blog/category.logic.ts';
import { CategoryBar } from '../kit/blog/category-bar.tsx';
import { PostCard, PostGrid } from '../kit/blog/post-card.tsx';
import { SiteLink } from '../kit/core/site-link.tsx';
import { css } from '../kit/element/styles.ts';
import { secondary } from '../kit/ui/button.styles.ts';
import { Section } from '../kit/ui/section.tsx';

const content = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  & > a { justify-self: start; }
  @container (min-width: 1000px) {
    grid-template: auto 1fr auto / repeat(2, minmax(0, 1fr));
    & > :first-child { grid-row: 1 / 3; }
  }
`;

/** On phones a post that begins the row below is not shown twice. */
const lead = css`
  @container (max-width: 639px) { &[data-listed='true'] { display: none; } }
`;

/** Cards below the featured post, which may be one of them. */
const GRID_SIZE = 3;

/** The same for every category. */
const featured = posts[0] as Post;
/** Drawings of the featured article, which weighs destinations against each other. */
const FEATURED_SCENES = ['uk', 'canada', 'australia'] as const;

export function BlogTeaser() {
  const [category, setCategory] = useState<CategoryChoice>('all');
  const shown = selectPosts(posts, category).slice(0, GRID_SIZE);
  return (
    <Section heading="From the blog">
      <div className={content}>
        <div className={lead} data-listed={shown.includes(featured)}>
          <PostCard post={featured} scenes={FEATURED_SCENES} />
        </div>
        <CategoryBar selected={category} select={(chosen) => setCategory(chosen)} />
        <PostGrid posts={shown} rowLabel="Articles of this category" />
        <SiteLink path="/blog" className={secondary}>
          Read all articles
        </SiteLink>
      </div>
    </Section>
  );
}
