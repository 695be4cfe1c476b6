import { findClosest } from '../kit/rules/closest.ts';
import { isSwitch, type ManifestElement, valuesOf } from '../kit/rules/manifest.ts';

/** A frame in a pasted page. */
export interface FoundFrame {
  src: string;
  sandbox: string | undefined;
}

/** What a check of frames goes by. */
export interface FrameFacts {
  elements: readonly ManifestElement[];
  /** Names of the colours that a page may set. */
  colours: readonly string[];
  /** Origin of our site. */
  site: string;
}

/** Where the Worker answers with an element as a page of its own. */
const FRAME_PATH = '/embed/frame/';
/** What a frame's address may say of any element, beside colours and its own closed attributes. */
const ANY = ['partner', 'campaign', 'radius'];

/** The element that a frame shows; null for the frame of somebody else. */
export function framedTag(src: string): string | null {
  const { pathname } = new URL(src, 'https://your-page.invalid');
  return pathname.startsWith(FRAME_PATH) ? pathname.slice(FRAME_PATH.length) : null;
}

/** What keeps a frame of ours from showing what was meant, a sentence each. */
export function checkFrame(
  { src, sandbox }: FoundFrame,
  { elements, colours, site }: FrameFacts,
): string[] {
  const { origin, searchParams } = new URL(src, 'https://your-page.invalid');
  const tag = framedTag(src) ?? '';
  const offered = elements.filter(({ isEmbeddable }) => isEmbeddable);
  const element = offered.find(({ tagName }) => tagName === tag);
  if (origin !== site) return [`The frame asks ${origin}, not us. Use ${site}${FRAME_PATH}${tag}.`];
  if (!element) {
    const meant = findClosest(
      tag,
      offered.map(({ tagName }) => tagName),
    );
    return [
      `There is no frame for <${tag}>.${meant ? ` Did you mean ${FRAME_PATH}${meant}?` : ''}`,
    ];
  }
  return [
    ...[...searchParams].flatMap(([name, value]) => checkOption(element, colours, name, value)),
    ...checkSandbox(sandbox),
  ];
}

function checkOption(
  { tagName, attributes }: ManifestElement,
  colours: readonly string[],
  name: string,
  value: string,
) {
  const free = [...ANY, ...colours];
  if (free.includes(name)) return [];
  const attribute = attributes.find((other) => other.name === name);
  const values = attribute ? valuesOf(attribute) : [];
  if (attribute && (isSwitch(attribute) || values.includes(value))) return [];
  if (values.length > 0) {
    const meant = findClosest(value, values);
    return [
      `In a frame “${name}” cannot be “${value.slice(0, 40)}”${meant ? `: did you mean “${meant}”?` : '.'} As it is, it counts as not set.`,
    ];
  }
  const options = attributes.filter((other) => isSwitch(other) || valuesOf(other).length > 0);
  const meant = findClosest(name, [...options.map((option) => option.name), ...free]);
  return [
    `The frame of <${tagName}> does not take “${name}”, only attributes with a closed list of values, colours, radius, partner and campaign.${meant ? ` Did you mean “${meant}”?` : ''}`,
  ];
}

function checkSandbox(sandbox: string | undefined): string[] {
  if (sandbox === undefined) return [];
  const lacks = ['allow-scripts', 'allow-forms', 'allow-same-origin'].filter(
    (needed) => !sandbox.toLowerCase().split(/\s+/).includes(needed),
  );
  return lacks.length > 0
    ? [`The frame's sandbox keeps it from working: add ${lacks.join(' ')}.`]
    : [];
}
