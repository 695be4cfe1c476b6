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
 * have an effect: on elements with links, which fire `sa-navigate`; forms, which fire
 * `sa-submitted`; and headings: `@heading own` for one that names the element, `@heading inner` for
 * others only.
 */
export const commonAttributes: { needs?: string; attribute: Attribute }[] = [
  {
    needs: 'heading',
    attribute: {
      name: 'heading-level',
      type: { text: "'2'|'3'|'4'|'5'|'6'" },
      default: '2',
      description: "Level of the element's first headings; those below them follow.",
    },
  },
  {
    needs: 'own heading',
    attribute: {
      name: 'hide-heading',
      type: { text: 'boolean' },
      description:
        "Leaves the element's own heading out, for a page with one above it; screen readers still get the name.",
    },
  },
  {
    needs: 'sa-submitted',
    attribute: {
      name: 'api-base',
      type: { text: 'string' },
      description: 'Origin of the API that receives the submission; our own site unless set.',
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
  const events = texts('fires').map((text) => parseEvent(definePath, text));
  const headings = texts('heading').flatMap((kind) => ['heading', `${kind} heading`]);
  const attributes = texts('attr').map((text) => parseAttribute(definePath, text));
  return {
    tagName: tag,
    isEmbeddable: tags.some(({ tagName }) => tagName.text === 'embeddable'),
    summary: String(ts.getTextOfJSDocComment((doc as ts.JSDoc).comment) ?? '').replace(/\s+/g, ' '),
    attributes: [
      ...attributes,
      ...commonAttributesOf([...events.map(({ name }) => name), ...headings]),
    ],
    events,
    cssParts: texts('csspart').flatMap((text) => parseParts(definePath, text)),
    slots: texts('slot').map((text) => ({ name: '', description: text.replace(/^- /, '') })),
  };
}

function commonAttributesOf(has: readonly string[]): Attribute[] {
  return commonAttributes
    .filter(({ needs }) => !needs || has.includes(needs))
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
