import { useRef } from 'react';
import { posts } from '../content/posts/posts.ts';
import { selectPosts } from '../kit/blog/category.logic.ts';
import { CategoryBar } from '../kit/blog/category-bar.tsx';
import { PostGrid } from '../kit/blog/post-card.tsx';
import { NothingFound } from '../kit/ui/nothing-found.tsx';
import { SearchBox } from '../kit/ui/search-box.tsx';
import { Section } from '../kit/ui/section.tsx';
import { describeCount, searchPosts } from './blog-list.logic.ts';
import { controls } from './blog-list.styles.ts';
import { noFilter, useFilter } from './parts/use-filter.ts';

interface BlogListProps {
  syncUrl: boolean;
  siteBase: string;
}

export function BlogList({ syncUrl, siteBase }: BlogListProps) {
  const { filter, change } = useFilter(syncUrl);
  const count = useRef<HTMLParagraphElement>(null);
  const found = searchPosts(selectPosts(posts, filter.category), filter.query);

  const showAll = () => {
    change(noFilter);
    // The button goes, and the focus would go with it.
    count.current?.focus();
  };
  return (
    <Section heading="Articles">
      <div className={controls}>
        <SearchBox
          label="Search articles"
          placeholder="Search articles..."
          value={filter.query}
          change={(query) => change({ query })}
        />
        <CategoryBar selected={filter.category} select={(category) => change({ category })} />
        <p ref={count} role="status" tabIndex={-1}>
          {describeCount(found.length)}
        </p>
      </div>
      {found.length > 0 ? (
        <PostGrid posts={found} siteBase={siteBase} />
      ) : (
        <NothingFound
          heading="No results found"
          text="Try another word, or look through everything we have written."
          label="View All Posts"
          startOver={showAll}
        />
      )}
    </Section>
  );
}
