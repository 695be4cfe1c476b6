import 'virtual:elements';

export { recordedStyles } from 'virtual:recorded-styles';
export { markOf, renderElement } from './kit/element/prerender-element.tsx';
