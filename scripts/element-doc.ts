import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { type ElementFolder, elementFolders } from './element-folders.ts';

export interface Attribute {
  name: string;
  type: { text: string };
  default?: string;
  description: string;
}

export interface ElementDoc {
  tagName: string;
  /** Whether it is made for other sites, too: the gallery, own files and blocks follow it. */
  isEmbeddable: boolean;
  summary: string;
  attributes: Attribute[];
  events: { name: string; type: { text: string }; description: string }[];
  cssParts: { name: string; description: string }[];
  slots: { name: string; description: string }[];
}

/**
 * Attributes that kit/element/element-root.tsx reads for every element, documented only where they
 * have an effect: on elements with links, which fire `sa-navigate`, or forms, which fire
 * `sa-submitted`.
 */
export const commonAttributes: { needs?: string; attribute: Attribute }[] = [
  {
    needs: 'sa-submitted',
    attribute: {
      name: 'api-base',
      type: { text: 'string' },
      description: 'Origin of the API that receives the submission; our own site unless set.',
    },
  },
  {
    needs: 'sa-submitted',
    attribute: {
      name: 'partner',
      type: { text: 'string' },
      description:
        "The partner's id, 1 to 40 of a–z, 0–9 and -, which is sent and stored with a submission.",
    },
  },
  {
    needs: 'sa-submitted',
    attribute: {
      name: 'campaign',
      type: { text: 'string' },
      description:
        'Name of a campaign, at most 100 characters, which is sent and stored with a submission.',
    },
  },
  {
    needs: 'sa-submitted',
    attribute: {
      name: 'campaign-from-url',
      type: { text: 'boolean' },
      description: "Takes `utm_campaign` of the page's address where `campaign` is not set.",
    },
  },
  {
    needs: 'sa-navigate',
    attribute: {
      name: 'site-base',
      type: { text: 'string' },
      description: 'Origin of links; our own site unless set.',
    },
  },
  {
    attribute: {
      name: 'theme',
      type: { text: "'light'|'dark'|'auto'" },
      description: 'Colour theme; that of the page unless set, `auto` follows the system.',
    },
  },
];

/** Events that kit/ fires for every element, or for those of one sort. */
export const commonEvents: {
  isOf?(doc: Omit<ElementDoc, 'attributes'>): boolean;
  event: ElementDoc['events'][number];
}[] = [
  {
    event: {
      name: 'sa-ready',
      type: { text: 'CustomEvent<{}>' },
      description: 'Once, when the element is drawn and can be used.',
    },
  },
  {
    event: {
      name: 'sa-viewed',
      type: { text: 'CustomEvent<{}>' },
      description:
        'Once, when half of it, or of the window if that is less, has been in view for a second.',
    },
  },
  {
    // Three tools have an event of that name with a detail of its own.
    isOf: ({ isEmbeddable, events, cssParts }) =>
      !has(events, 'sa-started') &&
      (has(events, 'sa-submitted') || (isEmbeddable && has(cssParts, 'field'))),
    event: {
      name: 'sa-started',
      type: { text: 'CustomEvent<{}>' },
      description: 'Once, when the visitor first types or chooses something in one of its fields.',
    },
  },
];

const has = (named: { name: string }[], name: string) => named.some((each) => each.name === name);

/** Descriptions shared by every element that has the part. */
const parts: Record<string, string> = {
  section: 'The box around everything',
  form: 'The form',
  field: 'A field with its label and its message',
  label: 'The label of a field',
  input: 'An input, a choice or a text area',
  error: 'The message below a field that needs attention',
  confirmation: 'What the form says after a submission',
  notice: 'A warning: the submission failed, or this page may not send',
  button: 'A button, or a link that looks like one',
  tab: 'A tab',
  panel: 'What belongs to the chosen tab',
  card: 'A card',
  toast: 'The notification',
  report: 'The score report',
};

/** The documentation of every element, from its doc block. */
export function readElementDocs(): ElementDoc[] {
  return elementFolders().map(readDoc);
}

function readDoc({ tag, definePath }: ElementFolder): ElementDoc {
  const source = ts.createSourceFile(
    definePath,
    readFileSync(definePath, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const doc = source.statements
    .flatMap((statement) => ts.getJSDocCommentsAndTags(statement))
    .at(-1);
  const tags = doc && ts.isJSDoc(doc) ? [...(doc.tags ?? [])] : [];
  const texts = (name: string) =>
    tags
      .filter(({ tagName }) => tagName.text === name)
      .map(({ comment }) => (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s+/g, ' ').trim());
  if (texts('element')[0] !== tag) throw new Error(`${definePath}: @element must say ${tag}`);
  const attributes = texts('attr').map((text) => parseAttribute(definePath, text));
  const own = {
    tagName: tag,
    isEmbeddable: tags.some(({ tagName }) => tagName.text === 'embeddable'),
    summary: String(ts.getTextOfJSDocComment((doc as ts.JSDoc).comment) ?? '').replace(/\s+/g, ' '),
    events: texts('fires').map((text) => parseEvent(definePath, text)),
    cssParts: texts('csspart').flatMap((text) => parseParts(definePath, text)),
    slots: texts('slot').map((text) => ({ name: '', description: text.replace(/^- /, '') })),
  };
  return {
    ...own,
    attributes: [...attributes, ...commonAttributesOf(own.events)],
    events: [...own.events, ...commonEventsOf(own)],
  };
}

function commonEventsOf(doc: Omit<ElementDoc, 'attributes'>): ElementDoc['events'] {
  return commonEvents.filter(({ isOf }) => isOf?.(doc) ?? true).map(({ event }) => event);
}

function commonAttributesOf(events: ElementDoc['events']): Attribute[] {
  return commonAttributes
    .filter(({ needs }) => !needs || events.some(({ name }) => name === needs))
    .map(({ attribute }) => attribute);
}

function parseAttribute(path: string, text: string): Attribute {
  const match = text.match(
    /^\{(?<type>[^}]+)\} (?:\[(?<d>[^\]]+)\]|(?<plain>[\w-]+)) - (?<about>.+)$/,
  );
  if (!match?.groups) throw new Error(`${path}: cannot read @attr ${text}`);
  const { type = '', d, plain, about = '' } = match.groups;
  const [name = '', value] = d ? d.split('=') : [plain];
  return {
    name,
    type: { text: type },
    ...(value !== undefined && { default: value }),
    description: about,
  };
}

/** The braces contain the type of the event's detail. */
function parseEvent(path: string, text: string): ElementDoc['events'][number] {
  const match = text.match(/^\{(?<detail>.+)\} (?<name>sa-[\w-]+) - (?<about>.+)$/);
  if (!match?.groups) throw new Error(`${path}: cannot read @fires ${text}`);
  const { detail = '', name = '', about = '' } = match.groups;
  return { name, type: { text: `CustomEvent<${detail}>` }, description: about };
}

/** Part names described above for all elements; or one name, ` - ` and its own description. */
function parseParts(path: string, text: string): ElementDoc['cssParts'] {
  const [names = '', own] = text.split(' - ');
  return names.split(', ').map((name) => {
    const description = own ?? parts[name];
    if (!description) throw new Error(`${path}: @csspart ${name} needs a description`);
    return { name, description };
  });
}
