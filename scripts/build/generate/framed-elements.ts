import { TOKENS } from '../../../widgets/kit/element/tokens.ts';
import { isSwitch, valuesOf } from '../../../widgets/kit/rules/manifest.ts';
import type { FramedElements } from '../../../worker/frame/frame-options.ts';
import type { Attribute } from './element-api.ts';
import type { ElementDoc } from './element-doc.ts';

/** Options by which an element would take what a frame's address may not carry. */
const NEVER_FRAMED = /^prefill|-from-url$/;

/**
 * worker/frame/framed-elements.json: which elements the Worker shows in a frame, and what an address
 * may say of each. Only closed lists and switches, since anybody can write an address.
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
            options: Object.fromEntries(
              attributes.filter(({ name }) => !NEVER_FRAMED.test(name)).flatMap(optionOf),
            ),
            events: events.map(({ name }) => name),
          },
        ]),
    ),
  };
  return `${JSON.stringify(framed, null, 1)}\n`;
}

function optionOf(attribute: Attribute): [string, string[] | true][] {
  if (isSwitch(attribute)) return [[attribute.name, true]];
  const values = valuesOf(attribute);
  return values.length > 0 ? [[attribute.name, [...values]]] : [];
}
