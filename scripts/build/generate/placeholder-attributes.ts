import type { PlaceholderAttributes } from '../../../widgets/kit/loading/placeholder.ts';
import type { ElementDoc } from './element-doc.ts';

/**
 * What `<div data-sa-element="…">` may stand for: elements made for other sites, and their
 * attributes but for origins. Editors who may not write HTML may not redirect forms.
 */
export function placeholderAttributes(docs: ElementDoc[]): PlaceholderAttributes {
  const own = docs.filter(({ isEmbeddable }) => isEmbeddable);
  return Object.fromEntries(
    own.map(({ tagName, attributes }) => [
      tagName,
      attributes.map(({ name }) => name).filter((name) => !name.endsWith('-base')),
    ]),
  );
}
