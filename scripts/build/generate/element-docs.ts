import type { ElementDoc } from './element-doc.ts';
import { partsOf, propertiesOf, referenceOf } from './element-reference.ts';
import { classNameOf, typesOf } from './element-types.ts';
import { fillMarkers } from './fill-markers.ts';
import { framedElementsOf } from './framed-elements.ts';
import { wordpressElementsOf } from './wordpress-elements.ts';

/**
 * Everything generated from the doc blocks, by file: the manifest, the types for TypeScript and
 * JSX, the frames, the reference for embedders and the elements of the WordPress plugin.
 */
export function elementOutputs(
  docs: ElementDoc[],
  read: (file: string) => string,
): Record<string, string> {
  const withProperties = fillMarkers(read('docs/embed.md'), 'properties', propertiesOf());
  const guide = fillMarkers(withProperties, 'parts', partsOf(docs));
  return {
    'widgets/custom-elements.json': manifestOf(docs),
    'widgets/custom-elements.d.ts': typesOf(docs),
    'worker/frame/framed-elements.json': framedElementsOf(docs),
    'docs/embed.md': fillMarkers(guide, 'elements', referenceOf(docs)),
    'host/wordpress/study-abroad-widgets/includes/elements.php': wordpressElementsOf(docs),
  };
}

function manifestOf(docs: ElementDoc[]): string {
  const modules = docs.map((doc) => ({
    kind: 'javascript-module',
    path: `${doc.tagName}/${doc.tagName.slice(3)}.ts`,
    declarations: [{ kind: 'class', customElement: true, name: classNameOf(doc.tagName), ...doc }],
  }));
  return `${JSON.stringify({ schemaVersion: '1.0.0', modules }, null, 2)}\n`;
}
