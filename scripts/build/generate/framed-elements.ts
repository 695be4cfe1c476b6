import { TOKENS } from '../../../widgets/kit/element/tokens.ts';
import { isFrameOption, isSwitch, valuesOf } from '../../../widgets/kit/rules/manifest.ts';
import type { FramedElements } from '../../../worker/frame/frame-options.ts';
import type { Attribute } from './element-api.ts';
import type { ElementDoc } from './element-doc.ts';

/**
 * worker/frame/framed-elements.json: which elements the Worker shows in a frame, and what an address
 * may say of each.
 */
export function framedElementsOf(docs: ElementDoc[]): string {
  const framed: FramedElements = {
    colours: Object.keys(TOKENS),
    elements: Object.fromEntries(
      docs
        .filter(({ isEmbeddable }) => isEmbeddable)
        .map(({ tagName, attributes, events }) => [
          tagName,
          {
            options: Object.fromEntries(attributes.filter(isFrameOption).map(optionOf)),
            events: events.map(({ name }) => name),
          },
        ]),
    ),
  };
  return `${JSON.stringify(framed, null, 1)}\n`;
}

const optionOf = (attribute: Attribute): [name: string, values: string[] | true] => [
  attribute.name,
  isSwitch(attribute) || [...valuesOf(attribute)],
];
