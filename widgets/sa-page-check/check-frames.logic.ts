import { isFrameColour, isFrameRadius, MAX_RADIUS_PX } from '../../worker/contract/frame-look.ts';
import { findClosest } from '../kit/rules/closest.ts';
import { parseColour, toHex } from '../kit/rules/colour.ts';
import {
  canRecord,
  isFrameOption,
  isSwitch,
  type ManifestElement,
  valuesOf,
} from '../kit/rules/manifest.ts';
import { LISTENER } from './check-scripts.logic.ts';
import { findMeant, NOT_SET, refuseCredit } from './check-values.logic.ts';
import {
  addressesOf,
  error,
  hint,
  nameOf,
  type PageFacts,
  type PastedPage,
  type Remark,
} from './pasted-page.ts';

/** An element's tag follows. */
const FRAME_PATH = '/embed/frame/';
/** Elements with something to save as a file, and the catalogue, which opens them in itself. */
const SAVES = /consultation|timeline|exam|vocabulary|catalogue/;
/** What a frame's address may say of any element, beside colours and its own closed attributes. */
const ANY = ['partner', 'campaign', 'radius'];

/** A frame in a pasted page that shows an element of ours, or would. */
export interface FoundFrame {
  at: number;
  address: URL;
  attributes: ReadonlyMap<string, string>;
  isInNoscript: boolean;
}

/** But for those in `<noscript>` that are outside of it, too: a tool that loads frames late writes both. */
export function readFrames({ elements }: PastedPage, { site }: PageFacts): FoundFrame[] {
  const frames = elements.flatMap((element): FoundFrame[] => {
    const { tag, at, attributes, isInNoscript } = element;
    const found = addressesOf(element).find(({ url }) => isFrame(url, site));
    return tag === 'iframe' && found ? [{ at, address: found.url, attributes, isInNoscript }] : [];
  });
  const outside = new Set(
    frames.filter(({ isInNoscript }) => !isInNoscript).map(({ address }) => address.href),
  );
  return frames.filter(({ isInNoscript, address }) => !isInNoscript || !outside.has(address.href));
}

/** Others have frames below the same path. */
const isFrame = ({ origin, pathname }: URL, site: string) =>
  pathname.startsWith(FRAME_PATH) && (origin === site || pathname.startsWith(`${FRAME_PATH}sa-`));

/** What keeps frames of ours from showing what was meant. */
export function checkFrames(
  frames: readonly FoundFrame[],
  hasListener: boolean,
  facts: PageFacts,
): Remark[] {
  return [
    ...frames.flatMap((frame) => checkFrame(frame, facts)),
    ...frames.slice(0, hasListener ? 0 : 1).map(({ at }) => hint(at, adviseListener(facts))),
  ];
}

const adviseListener = ({ site }: PageFacts) =>
  `The frame keeps its height. To let it follow its content, add <script async src="${site}/embed/${LISTENER}.js"></script>; where no script is allowed, choose a height that fits the result.`;

function checkFrame(
  { at, address, attributes, isInNoscript }: FoundFrame,
  { elements, framed = elements, colours, site }: PageFacts,
): Remark[] {
  const { origin, pathname, searchParams } = address;
  const tag = pathname.slice(FRAME_PATH.length);
  if (isInNoscript) {
    return [
      error(at, 'The frame is in <noscript>, which browsers with scripts skip. Put it outside.'),
    ];
  }
  const offered = framed.filter(({ isEmbeddable }) => isEmbeddable);
  const element = offered.find(({ tagName }) => tagName === tag);
  if (origin !== site) {
    return [
      error(
        at,
        `The frame loads from ${nameOf(origin)}, not from us. Use ${site}${FRAME_PATH}${tag}.`,
      ),
    ];
  }
  if (!element) {
    const meant = findClosest(
      tag,
      offered.map(({ tagName }) => tagName),
    );
    const advice = meant ? ` Did you mean ${FRAME_PATH}${meant}?` : '';
    return [error(at, `There is no frame for <${tag}>.${advice}`)];
  }
  return [
    ...[...searchParams].flatMap(([name, value]) =>
      checkOption(element, colours, name, value).map((text) => error(at, text)),
    ),
    ...checkFragment(address).map((text) => error(at, text)),
    ...checkSandbox(at, element, attributes.get('sandbox')),
    ...checkDevices(at, element, searchParams, attributes.get('allow') ?? ''),
  ];
}

/** A colour's “#” begins the fragment, which browsers keep to themselves. */
function checkFragment({ search, hash }: URL): string[] {
  const isCut = hash.includes('=') || (search.endsWith('=') && isFrameColour(hash));
  return hash && isCut
    ? [`The frame's address ends at its “#”, so “${hash.slice(1, 41)}” is lost. Write %23 for “#”.`]
    : [];
}

function checkOption(
  element: ManifestElement,
  colours: readonly string[],
  name: string,
  value: string,
): string[] {
  const free = [...ANY, ...colours];
  if (!free.includes(name)) return checkAttribute(element, free, name, value);
  const refusal = value && refuseFree(name, value);
  return refusal ? [`In a frame “${name}” cannot be “${value.slice(0, 40)}”: ${refusal}`] : [];
}

function refuseFree(name: string, value: string): string {
  if (name === 'partner' || name === 'campaign') return refuseCredit(name, value);
  if (name === 'radius') {
    return isFrameRadius(value)
      ? ''
      : `write pixels as a whole number, 0 to ${MAX_RADIUS_PX}. ${NOT_SET}`;
  }
  if (isFrameColour(value)) return '';
  const example = toHex(parseColour(value) ?? parseColour(`#${value}`) ?? [176, 0, 0]);
  return `write a colour like ${encodeURIComponent(example)}. ${NOT_SET}`;
}

function checkAttribute(
  { tagName, attributes }: ManifestElement,
  free: readonly string[],
  name: string,
  value: string,
): string[] {
  const options = attributes.filter(isFrameOption);
  const attribute = options.find((other) => other.name === name);
  const values = attribute ? valuesOf(attribute) : [];
  if (attribute && (isSwitch(attribute) || values.includes(value))) return [];
  if (values.length > 0) {
    const meant = findMeant(value, values);
    return [
      `In a frame “${name}” cannot be “${value.slice(0, 40)}”${meant ? `: did you mean “${meant}”?` : '.'} ${NOT_SET}`,
    ];
  }
  const meant = findClosest(name, [...options.map((option) => option.name), ...free]);
  return [
    `The frame of <${tagName}> does not take “${name}”, only attributes with a closed list of values, colours, radius, partner and campaign.${meant ? ` Did you mean “${meant}”?` : ''}`,
  ];
}

function checkSandbox(at: number, { tagName, sends }: ManifestElement, sandbox?: string): Remark[] {
  if (sandbox === undefined) return [];
  const allowed = sandbox.toLowerCase().split(/\s+/);
  if (!allowed.includes('allow-scripts')) {
    return [error(at, "The frame's sandbox stops our scripts. Add allow-scripts.")];
  }
  const remarks: Remark[] = [];
  if (sends && !allowed.includes('allow-forms')) {
    remarks.push(
      hint(
        at,
        "The frame's sandbox lacks allow-forms: without it the form cannot send if our script does not load.",
      ),
    );
  }
  if (SAVES.test(tagName) && !allowed.includes('allow-downloads')) {
    remarks.push(
      hint(
        at,
        "The frame's sandbox lacks allow-downloads: without it browsers cannot save the files that the element offers.",
      ),
    );
  }
  return remarks;
}

/** A page lends microphone and camera to a frame only by name. */
function checkDevices(
  at: number,
  { tagName }: ManifestElement,
  options: URLSearchParams,
  allow: string,
): Remark[] {
  if (!canRecord(tagName) || options.get('media') === 'simulated') return [];
  const needed = tagName.endsWith('exam') ? ['microphone'] : ['camera', 'microphone'];
  const lacks = needed.filter((device) => !allow.includes(device));
  const act = lacks.includes('microphone') ? 'record' : 'film';
  return lacks.length > 0
    ? [
        hint(
          at,
          `In this frame the tool cannot ${act} until allow="${needed.join('; ')}" is there.`,
        ),
      ]
    : [];
}
