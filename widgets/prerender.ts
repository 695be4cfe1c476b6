import 'virtual:elements';

export { readStyles, recordedStyles } from 'virtual:recorded-styles';
export { renderElement } from './kit/element/prerender-element.tsx';
