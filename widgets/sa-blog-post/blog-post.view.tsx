import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import CalendarCheck from 'lucide/dist/esm/icons/calendar-check.mjs';
import { type Post, posts } from '../content/posts/posts.ts';
import { Scene } from '../kit/art/scene.tsx';
import { Byline } from '../kit/blog/byline.tsx';
import { PostCard, postMeta } from '../kit/blog/post-card.tsx';
import { secondary } from '../kit/ui/button-styles.ts';
import { formatDay } from '../kit/ui/format-day.ts';
import { Icon } from '../kit/ui/icon.tsx';
import { SiteLink } from '../kit/ui/site-link.tsx';
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

interface BlogPostProps {
  slug: string;
  siteBase: string;
}

export function BlogPost({ slug, siteBase }: BlogPostProps) {
  const post = posts.find((candidate) => candidate.slug === slug);
  if (!post) return <Missing siteBase={siteBase} />;
  return (
    <div className={page}>
      <article className={article}>
        <Head post={post} siteBase={siteBase} />
        <div className={text}>
          <slot />
        </div>
      </article>
      <Related post={post} siteBase={siteBase} />
    </div>
  );
}

interface PartProps {
  post: Post;
  siteBase: string;
}

function Head({ post, siteBase }: PartProps) {
  const { category, categoryLabel, title, readTime, image, asOf } = post;
  return (
    <>
      <header className={head}>
        <SiteLink path="/blog" siteBase={siteBase} className={back}>
          <Icon of={ArrowLeft} />
          All articles
        </SiteLink>
        <div className={postMeta}>
          <SiteLink path={`/blog?category=${category}`} siteBase={siteBase}>
            {categoryLabel}
          </SiteLink>
          <span>{readTime} min</span>
        </div>
        <h1>{title}</h1>
        <div className={facts}>
          <Byline of={post} />
          <p className={checked}>
            <Icon of={CalendarCheck} />
            <span>
              Facts last checked on <time dateTime={asOf}>{formatDay(asOf)}</time>
            </span>
          </p>
        </div>
      </header>
      <div className={picture}>
        <Scene of={image} />
      </div>
    </>
  );
}

function Related({ post, siteBase }: PartProps) {
  return (
    <section className={related} aria-labelledby="related">
      <h2 id="related">Read next</h2>
      <ul>
        {pickRelated(posts, post, RELATED_COUNT).map((other) => (
          <li key={other.slug}>
            <PostCard post={other} siteBase={siteBase} />
          </li>
        ))}
      </ul>
      <SiteLink path="/blog" siteBase={siteBase} className={secondary}>
        Back to the blog
      </SiteLink>
    </section>
  );
}

function Missing({ siteBase }: { siteBase: string }) {
  return (
    <p>
      We could not find this article. It may have moved.{' '}
      <SiteLink path="/blog" siteBase={siteBase}>
        All our articles
      </SiteLink>{' '}
      are on the blog.
    </p>
  );
}
