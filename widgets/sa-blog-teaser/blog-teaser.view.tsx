import { useState } from 'react';
import { homeSections } from '../content/home.ts';
import { type Post, posts } from '../content/posts/posts.ts';
import { type CategoryChoice, selectPosts } from '../kit/blog/category.logic.ts';
import { CategoryBar } from '../kit/blog/category-bar.tsx';
import { PostCard, PostGrid } from '../kit/blog/post-card.tsx';
import { SiteLink } from '../kit/core/site-link.tsx';
import { secondary } from '../kit/ui/button.styles.ts';
import { Section } from '../kit/ui/section.tsx';
import { content } from './blog-teaser.styles.ts';

/** Cards below the featured post, which may be one of them. */
const GRID_SIZE = 3;

const { heading, intro } = homeSections.blog;
/** The same for every category. */
const featured = posts[0] as Post;

export function BlogTeaser() {
  const [category, setCategory] = useState<CategoryChoice>('all');
  return (
    <Section heading={heading} intro={intro}>
      <div className={content}>
        <PostCard post={featured} isFeatured />
        <CategoryBar selected={category} select={(chosen) => setCategory(chosen)} />
        <PostGrid
          posts={selectPosts(posts, category).slice(0, GRID_SIZE)}
          rowLabel="Articles of this category"
        />
        <SiteLink path="/blog" className={secondary}>
          Read all articles
        </SiteLink>
      </div>
    </Section>
  );
}
