import { brand } from '../../widgets/content/brand.ts';
import type { FaqEntry } from '../../widgets/content/faq.ts';
import { figures } from '../../widgets/content/figures.ts';
import type { Post } from '../../widgets/content/posts/posts.ts';
import { profile } from '../../widgets/content/public-profile.ts';

/**
 * Schema.org: the organisation behind the site. It states only what is confirmed: about a sample
 * organisation, no more than every page says anyway.
 */
export function describeOrganisation(origin: string, { isLive, ...about } = brand): object {
  return {
    '@type': 'EducationalOrganization',
    '@id': `${origin}/#organisation`,
    name: about.name,
    url: `${origin}/`,
    logo: `${origin}/assets/favicon.svg`,
    description: profile.blurb,
    ...(isLive && {
      foundingDate: figures.founded.value,
      email: about.generalEmail,
      telephone: about.phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: about.officeAddress,
        addressCountry: 'IN',
      },
      sameAs: profile.socials.map(({ href }) => href),
    }),
  };
}

/** Schema.org: questions and their answers. */
export function describeFaq(entries: readonly FaqEntry[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Schema.org: a blog post. */
export function describePost(post: Post, origin: string): object {
  // The sample consultants who sign are no persons.
  const publisher = {
    '@id': `${origin}/#organisation`,
    '@type': 'Organization',
    name: brand.name,
  };
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    datePublished: post.date,
    author: publisher,
    publisher,
    image: `${origin}/assets/og.png`,
    mainEntityOfPage: `${origin}/blog/${post.slug}`,
  };
}
