import type { JSX as Solid } from 'solid-js';
import type { SaElements } from './custom-elements.js';

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends SaElements<Solid.HTMLAttributes<HTMLElement>> {}
  }
}
