import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { SaElements } from './custom-elements.js';

type Base = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends SaElements<Base> {}
  }
}
