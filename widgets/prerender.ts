import 'virtual:elements';

export { markOf, renderElement } from './kit/element/prerender-element.tsx';
export { readStyles } from './kit/element/styles.ts';
