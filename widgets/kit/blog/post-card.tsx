import type { Post } from '../../content/posts/posts.ts';
import { Scene, type SceneName } from '../art/scenes/scene.tsx';
import { Heading } from '../core/heading.tsx';
import { SiteLink } from '../core/site-link.tsx';
import { css } from '../element/styles.ts';
import { SwipeRow } from '../ui/swipe-row.tsx';
import { Byline } from './byline.tsx';

const box = css`
  position: relative;
  height: 100%;
  container-type: inline-size;
`;
const panel = css`
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
  overflow: hidden;
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  transition: border-color 200ms ease-out, box-shadow 200ms ease-out;
  &:hover { border-color: var(--_primary); box-shadow: var(--_shadow); }
  &:has(a:focus-visible) { outline: 2px solid var(--_primary); outline-offset: 2px; }
  @container (min-width: 480px) { grid-template: 1fr / repeat(2, minmax(0, 1fr)); }
  @container (min-width: 480px) and (max-width: 639px) {
    &[data-leads] { grid-template: 1fr auto / minmax(0, 1fr); }
    [data-short] & { grid-template: 1fr / 1fr 2fr; }
  }
`;
const picture = css`
  width: 100%;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: var(--_wash);
  [data-short] & { aspect-ratio: 5 / 2; }
  & > svg { display: block; width: 100%; height: 100%; }
  @container (min-width: 480px) { min-height: 100%; [data-short] & { aspect-ratio: auto; } }
`;
const words = css`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: 12px;
  padding: 16px;
  & h3 { font-size: 18px; line-height: 1.35; letter-spacing: -0.01em; text-wrap: balance; }
  & h3 a { color: var(--_ink); text-decoration: none; outline: none; }
  & h3 a::after { content: ''; position: absolute; inset: 0; }
  & > p { margin-bottom: 4px; color: var(--_muted); overflow-wrap: anywhere; }
  /* In a row or a column of posts the title is enough. */
  @container (max-width: 639px) { [data-short] & > p, [data-short] & > :last-child { display: none; } }
  @container (min-width: 480px) {
    grid-template-rows: none;
    align-content: center;
    padding: 24px;
    & h3 { font-size: 22px; }
  }
  @container (min-width: 1000px) {
    padding: 32px;
    & h3 { font-size: 28px; line-height: 1.25; }
  }
`;

const grid = css`
  display: grid;
  gap: 24px;
  padding: 0;
  list-style: none;
  & > li { min-width: 0; }
  @container (min-width: 640px) {
    grid-template-columns: 1fr 1fr;
    & > :last-child:nth-child(odd) { grid-column: 1 / -1; }
  }
  @container (min-width: 1000px) {
    grid-template-columns: repeat(3, 1fr);
    & > :last-child:nth-child(odd) { grid-column: auto; }
    [data-short] > & { grid-template-columns: minmax(0, 1fr); }
  }
`;

/** Category and reading time, side by side. */
export const postMeta = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  color: var(--_muted);
  & > :first-child { padding-block: 2px; font-weight: 600; color: var(--_primary); }
  & > a:not(:hover) { text-decoration: none; }
`;

/** Strips of several drawings, side by side. */
const strips = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: 4px;
`;

interface PostCardProps {
  post: Post;
  /** Drawn in place of the post's own picture, for a post that leads a list which it is in. */
  scenes?: readonly SceneName[];
}

/** A post in short: the picture above the text, or beside it on wider screens. */
export function PostCard({ post, scenes }: PostCardProps) {
  const { slug, title, categoryLabel, image, excerpt, readTime } = post;
  const drawn = scenes ?? [image];
  return (
    <article className={box}>
      <div className={panel} data-leads={scenes && ''}>
        <div className={`${picture} ${strips}`}>
          {drawn.map((name) => (
            <Scene key={name} name={name} />
          ))}
        </div>
        <div className={words}>
          <div className={postMeta}>
            <span>{categoryLabel}</span>
            <span>{`${readTime} min`}</span>
          </div>
          <Heading level={3}>
            <SiteLink path={`/blog/${slug}`}>{title}</SiteLink>
          </Heading>
          <p>{excerpt}</p>
          <Byline post={post} />
        </div>
      </div>
    </article>
  );
}

interface PostGridProps {
  posts: readonly Post[];
  /** Accessible name of the list, if its cards are short: one row to swipe on a phone, one column on wide screens. */
  rowLabel?: string;
}

/** Posts as cards in one, two or three columns. */
export function PostGrid({ posts, rowLabel }: PostGridProps) {
  const cards = posts.map((post) => (
    <li key={post.slug}>
      <PostCard post={post} />
    </li>
  ));
  return rowLabel ? (
    <div data-short="">
      <SwipeRow label={rowLabel} className={grid}>
        {cards}
      </SwipeRow>
    </div>
  ) : (
    <ul className={grid}>{cards}</ul>
  );
}
