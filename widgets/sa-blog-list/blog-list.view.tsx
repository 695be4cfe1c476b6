import { useEffect, useRef } from 'react';
import { posts } from '../content/posts/posts.ts';
import { postSearchWords } from '../content/posts/search-words.ts';
import { useAddressedFields } from '../kit/address/use-addressed-fields.ts';
import { selectPosts } from '../kit/blog/category.logic.ts';
import { CategoryBar } from '../kit/blog/category-bar.tsx';
import { PostGrid } from '../kit/blog/post-card.tsx';
import type { PropsOf } from '../kit/element/attributes.ts';
import { css } from '../kit/element/styles.ts';
import { suggestSearch } from '../kit/rules/search-text.ts';
import { EmptyState } from '../kit/ui/empty-state.tsx';
import { SearchBox } from '../kit/ui/search-box.tsx';
import { Section } from '../kit/ui/section.tsx';
import { Spoken } from '../kit/ui/spoken.tsx';
import { type api, blogTable } from './blog-list.api.ts';
import { describeCount, searchPosts } from './blog-list.logic.ts';

const controls = css`
  display: grid;
  gap: 16px;
  & > p { color: var(--_muted); }
  & > p:focus-visible { outline-offset: 4px; }
  & > :first-child { width: 100%; max-width: 520px; }
`;

export function BlogList({ syncUrl }: PropsOf<typeof api>) {
  const { values, change } = useAddressedFields({
    table: blogTable,
    attributes: { category: '', q: '' },
    isSynced: syncUrl,
  });
  const count = useRef<HTMLParagraphElement>(null);
  const hasSearchedAll = useRef(false);
  const found = searchPosts(selectPosts(posts, values.category), values.q);

  useEffect(() => {
    hasSearchedAll.current = false;
  });
  const searchAll = (q: string) => {
    hasSearchedAll.current = true;
    change({ category: 'all', q });
    // The button disappears and would take the focus with it.
    count.current?.focus();
  };
  return (
    <Section heading="Articles">
      <div className={controls}>
        <SearchBox
          label="Search articles"
          placeholder="Search articles..."
          value={values.q}
          change={(q) => change({ q })}
        />
        <CategoryBar selected={values.category} select={(category) => change({ category })} />
        <p ref={count} tabIndex={-1}>
          {describeCount(found.length)}
        </p>
        {/* The count itself takes the focus then. */}
        <Spoken text={hasSearchedAll.current ? '' : describeCount(found.length)} />
      </div>
      {found.length > 0 ? (
        <PostGrid posts={found} />
      ) : (
        <EmptyState
          heading="No results found"
          text="Try another word, or look through everything we have written."
          label="View All Posts"
          startOver={() => searchAll('')}
          suggestion={suggestSearch(values.q, postSearchWords)}
          search={searchAll}
        />
      )}
    </Section>
  );
}
