import 'virtual:elements';

export { recordedStyles } from 'virtual:recorded-styles';
export { markOf, renderElement, renderFlag } from './kit/element/prerender-element.tsx';
