import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import CalendarCheck from 'lucide/dist/esm/icons/calendar-check.mjs';
import { type Post, posts } from '../content/posts/posts.ts';
import { Scene } from '../kit/art/scenes/scene.tsx';
import { Byline } from '../kit/blog/byline.tsx';
import { PostCard, postMeta } from '../kit/blog/post-card.tsx';
import { SiteLink } from '../kit/core/site-link.tsx';
import type { PropsOf } from '../kit/element/attributes.ts';
import { formatDay } from '../kit/rules/calendar-day.ts';
import { secondary } from '../kit/ui/button.styles.ts';
import { Icon } from '../kit/ui/icon.tsx';
import type { api } from './blog-post.api.ts';
import { pickRelated } from './blog-post.logic.ts';
import {
  article,
  back,
  checked,
  facts,
  head,
  page,
  picture,
  related,
  text,
} from './blog-post.styles.ts';

const RELATED_COUNT = 2;

export function BlogPost({ slug }: PropsOf<typeof api>) {
  const post = posts.find((candidate) => candidate.slug === slug);
  if (!post) return <Missing />;
  return (
    <div className={page}>
      <article className={article}>
        <Head post={post} />
        <div className={text}>
          <slot />
        </div>
      </article>
      <Related post={post} />
    </div>
  );
}

interface PartProps {
  post: Post;
}

function Head({ post }: PartProps) {
  const { category, categoryLabel, title, readTime, image, asOf } = post;
  return (
    <>
      <header className={head}>
        <SiteLink path="/blog" className={back}>
          <Icon icon={ArrowLeft} />
          All articles
        </SiteLink>
        <div className={postMeta}>
          <SiteLink path={`/blog?category=${category}`}>{categoryLabel}</SiteLink>
          <span>{readTime} min</span>
        </div>
        <h1>{title}</h1>
        <div className={facts}>
          <Byline post={post} />
          <p className={checked}>
            <Icon icon={CalendarCheck} />
            <span>
              Sources as of <time dateTime={asOf}>{formatDay(asOf)}</time>
            </span>
          </p>
        </div>
      </header>
      <div className={picture}>
        <Scene name={image} />
      </div>
    </>
  );
}

function Related({ post }: PartProps) {
  return (
    <section className={related} aria-labelledby="related">
      <h2 id="related">Read next</h2>
      <ul>
        {pickRelated(posts, post, RELATED_COUNT).map((other) => (
          <li key={other.slug}>
            <PostCard post={other} />
          </li>
        ))}
      </ul>
      <SiteLink path="/blog" className={secondary}>
        Back to the blog
      </SiteLink>
    </section>
  );
}

function Missing() {
  return (
    <p>
      We could not find this article. It may have moved.{' '}
      <SiteLink path="/blog">All our articles</SiteLink> are on the blog.
    </p>
  );
}
