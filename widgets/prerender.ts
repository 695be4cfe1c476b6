import 'virtual:elements';

export { prerenderElements } from './kit/element/prerender-element.tsx';
