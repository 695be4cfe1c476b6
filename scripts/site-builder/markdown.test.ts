import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { toMarkdown } from './markdown.ts';

const address = 'https://site.example/partners';
const write = (html: string) => toMarkdown(html, address).trimEnd();

describe('a page as Markdown', () => {
  it.each<[string, string, string]>([
    ['headings and paragraphs', '<h2 id="a">One</h2>\n<p>Two\n three.</p>', '## One\n\nTwo three.'],
    ['text beside a block', 'One <b>two</b>\n<p>three</p>', 'One **two**\n\nthree'],
    [
      'links, absolute',
      '<p><a href="/x?a=1#b">X</a> <a href="#c">C</a></p>',
      '[X](https://site.example/x?a=1#b) [C](https://site.example/partners#c)',
    ],
    ['lists', '<ul><li>One</li><li><em>Two</em></li></ul>', '- One\n- *Two*'],
    [
      'lists within lists',
      '<ol><li><p>One</p><ul><li>Two</li></ul></li></ol>',
      '1. One\n\n   - Two',
    ],
    ['terms and descriptions', '<dl><dt><code>a</code></dt><dd>Is A.</dd></dl>', '- `a`: Is A.'],
    [
      'a table',
      '<div class="table"><table><tr><th>A</th><th>B</th></tr><tr><td>1|2</td><td>3</td></tr></table></div>',
      '| A | B |\n| --- | --- |\n| 1\\|2 | 3 |',
    ],
    ['code, as it is', '<pre><code>&lt;p&gt;\n  *x*</code></pre>', '```\n<p>\n  *x*\n```'],
    ['code with a fence in it', '<pre>```\nx\n```</pre>', '````\n```\nx\n```\n````'],
    ['signs of Markdown as text', '<p>*a* [b] &lt;c&gt;</p>', '\\*a\\* \\[b\\] \\<c>'],
    ['no list where a number begins', '<p>2026. A year.</p>', '2026\\. A year.'],
    ['a fold', '<details><summary>More</summary><p>Text.</p></details>', '**More**\n\nText.'],
    [
      'the head of a page, and the fallback of other elements',
      '<sa-page-hero heading="Tools" intro="Seven."><p>x</p></sa-page-hero><sa-faq><p>Ask us.</p></sa-faq>',
      '# Tools\n\nSeven.\n\nAsk us.',
    ],
    [
      'nothing of what is drawn, hidden or a control',
      '<style>a{}</style><p>A<svg><title>x</title></svg></p><i hidden>b</i><div role="img">c</div><div class="live">d</div><label>e</label>',
      'A',
    ],
    ['no section that is a heading alone', '<section><h2>Try it</h2></section><p>A</p>', 'A'],
  ])('has %s', (_, html, markdown) => {
    expect(write(html)).toBe(markdown);
  });

  it('says in a browser what the page says', () => {
    const html = '<p>a_b * c &lt;d&gt; [e](f) \\ 1. <code>&lt;g&gt;</code></p>';
    expect(String(marked.parse(write(html))).trim()).toBe(html);
  });
});
