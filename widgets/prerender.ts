import 'virtual:elements';

export { renderElement } from './kit/element/prerender-element.tsx';
export { readStyles } from './kit/element/sheet.ts';
export { recordedStyles } from 'virtual:recorded-styles';
