import { brand } from '../../widgets/content/brand.ts';
import { posts } from '../../widgets/content/posts/posts.ts';
import { profile } from '../../widgets/content/public-profile.ts';
import { previewNote } from '../../widgets/content/sample-tags.ts';
import { type Tool, tools } from '../../widgets/content/tools.ts';
import { formatDay } from '../../widgets/kit/rules/calendar-day.ts';
import { describeSource } from '../../widgets/kit/rules/source.ts';
import type { ElementDoc } from '../build/generate/element-doc.ts';
import { describeValue, type Fact, type Facts } from './facts-schema.ts';
import type { Alternate, Page } from './layout.ts';
import { toMarkdown } from './markdown.ts';

/** The pages that document something: each has a twin in Markdown, with the same address and `.md`. */
const DOCUMENTS = /^\/(tools|privacy|terms|cookies|partners(\/sa-[\w-]+)?|blog\/[\w-]+)$/;
const TOOLS = '/tools';

/** The path of a tool's twin. */
export const toolTwin = (id: string) => `${TOOLS}/${id}.md`;

export const hasTwin = (path: string): boolean => DOCUMENTS.test(path);

/** The other formats that a page names in its head: its twin, on the page of the tools one for each, and the feed. */
export function alternatesOf(path: string, { title }: Pick<Page, 'title'>): Alternate[] {
  if (!hasTwin(path)) return [];
  const twinOf = (twin: string, name: string) => ({
    type: 'text/markdown',
    path: twin,
    title: name,
  });
  const own = twinOf(`${path}.md`, title);
  if (path !== TOOLS) return [own];
  return [
    own,
    ...tools.map(({ id, name }) => twinOf(toolTwin(id), name)),
    { type: 'application/feed+json', path: '/facts-feed.json', title: 'New figures' },
  ];
}

/** The twin of a page. */
export function renderTwin(path: string, { title, content }: Page, origin: string): string {
  const text = toMarkdown(content, origin + path);
  const list = path === TOOLS ? `\n## Each tool\n\n${listTools(origin)}` : '';
  return withHead(text.startsWith('# ') ? text : `# ${title}\n\n${text}`, origin + path) + list;
}

interface ToolContext {
  docs: readonly ElementDoc[];
  facts: Facts;
  origin: string;
}

/** The twin of a tool, which has no page of its own: its purpose, its promises, the figures in it. */
export function renderToolTwin(
  { id, name, title, component, time, also }: Tool,
  context: ToolContext,
) {
  const { docs, facts, origin } = context;
  const doc = docs.find(({ tagName }) => tagName === component);
  if (!doc) throw new Error(`There is no element ${component}`);
  const address = `${origin}${TOOLS}#${id}`;
  const own = facts.facts.filter(({ page }) => page.endsWith(`#${id}`));
  return withHead(
    `# ${title ?? name}

${doc.summary}
${also ? `\n${also}.\n` : ''}
Free, without an account; about ${time}. For other websites: [\`<${component}>\`](${origin}/partners/${component}.md).

## Storage and privacy

${doc.stores.map((entry) => `- Stores ${entry}`).join('\n') || '- Stores nothing.'}
- Sends ${doc.sends || 'nothing.'}
${own.length > 0 ? `\n${renderFigures(own, origin)}` : ''}`,
    address,
  );
}

function renderFigures(facts: readonly Fact[], origin: string): string {
  const rows = facts.flatMap(({ title, unit, values }) =>
    values.map((value) => {
      const { name, url } = describeSource(value.source);
      return [
        title,
        describeValue(value, unit) + (value.open ? ` (${value.open})` : ''),
        value.since ? formatDay(value.since) : '',
        url ? `[${name}](${url})` : name,
        `${value.isUndated ? 'read ' : ''}${formatDay(value.asOf)}`,
      ];
    }),
  );
  return `## Figures

Announced values are included: in force is the last whose first day is not later. The same as data:
[facts.json](${origin}/facts.json).

${[['Figure', 'Value', 'From', 'Source', 'Date'], ['---', '---', '---', '---', '---'], ...rows]
  .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
  .join('\n')}
`;
}

/** The page that a text is of, and whether it is a preview. */
const withHead = (text: string, address: string) =>
  `${previewNote && `> **Preview:** ${previewNote}.\n\n`}> ${brand.name}: <${address}> as text.\n\n${text}`;

const listTools = (origin: string) =>
  `${tools.map(({ id, name, description }) => `- [${name}](${origin}${toolTwin(id)}): ${description}`).join('\n')}\n`;

interface LlmsContext {
  docs: readonly ElementDoc[];
  pages: readonly { path: string; page: Pick<Page, 'title' | 'description' | 'isPrivate'> }[];
  origin: string;
}

/** `/llms.txt` (llmstxt.org): what there is to read, each with its address. */
export function renderLlms({ docs, pages, origin }: LlmsContext): string {
  const link = (name: string, path: string, about: string) =>
    `- [${name}](${origin}${path}): ${about}`;
  const listed = pages.filter(({ path, page }) => !page.isPrivate && path !== '/404');
  const isLegal = (path: string) => ['/privacy', '/terms', '/cookies'].includes(path);
  const linksTo = (isWanted: (path: string) => boolean) =>
    listed
      .filter(({ path }) => isWanted(path))
      .map(({ path, page }) =>
        link(page.title, hasTwin(path) ? `${path}.md` : path, page.description),
      )
      .join('\n');
  const elements = docs
    .filter(({ isEmbeddable }) => isEmbeddable)
    .map(({ tagName, summary }) => link(`\`<${tagName}>\``, `/partners/${tagName}.md`, summary));
  return `# ${brand.name}

> ${profile.blurb}
${previewNote && `\nPreview, not open for business: ${previewNote}.\n`}
Every figure has a source and a date, and an authority's own page has the last word on it. The tools work in the
visitor's browser; only forms send something, once they are submitted.

## Tools

${linksTo((path) => path === TOOLS)}
${listTools(origin)}
## Figures

${link('facts.json', '/facts.json', 'every dated figure with unit, first day, source and date')}
${link('facts-feed.json', '/facts-feed.json', 'their changes, as a JSON Feed')}
${link('Guide to both', '/facts.md', 'each key and its meaning')}

## Articles

${posts.map(({ slug, title, excerpt }) => link(title, `/blog/${slug}.md`, excerpt)).join('\n')}

## For other websites

${linksTo((path) => path === '/partners')}
${elements.join('\n')}

## Terms

${linksTo(isLegal)}

## Optional

${linksTo((path) => !hasTwin(path))}
`;
}
