import 'virtual:elements';

export { readStyles, recordedStyles } from 'virtual:recorded-styles';
export { markOf, renderElement } from './kit/element/prerender-element.tsx';
