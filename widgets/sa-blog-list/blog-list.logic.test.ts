import { describe, expect, it } from 'vitest';
import { posts } from '../content/posts/posts.ts';
import { postSearchWords } from '../content/posts/search-words.ts';
import { posts as ownPosts } from '../testing/own/posts.ts';
import { searchPosts } from './blog-list.logic.ts';

const idsOf = (query: string, among = ownPosts) => searchPosts(among, query).map(({ id }) => id);
/** Among the articles of the site. */
const found = (query: string) => idsOf(query, posts);

describe('searchPosts', () => {
  it.each([
    ['a word of a title', 'statement', [3]],
    ['a word of an excerpt', 'blocked account', [2]],
    ['a word of either, in the order of the posts', 'Canada', [6]],
    ['capitals', 'GERMANY', [2]],
    ['spaces around it', '  germany ', [2]],
    ['a straight apostrophe', "master's", [1, 5]],
    ['a curved apostrophe', 'master\u2019s', [1, 5]],
    ['a part of a word', 'german', [2]],
    ['a word that is nowhere', 'zebra', []],
    ['a word of an author\u2019s name alone', 'Karan', []],
    ['a word of a category alone', 'Study Destinations', []],
    ['a sign that means something in a pattern', '.*', []],
  ])('finds by %s, "%s", the posts %j', (_, query, ids) => {
    expect(idsOf(query)).toEqual(ids);
  });

  it.each(['', '   '])('finds every post by "%s"', (query) => {
    expect(idsOf(query)).toHaveLength(10);
  });
});

describe('the search words of the blog', () => {
  it.each(Object.entries(postSearchWords))(
    '"%s" leads to "%s", which finds something',
    (_, meant) => {
      expect(found(meant)).not.toEqual([]);
    },
  );
});
