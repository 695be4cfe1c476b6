import type { DefineComponent } from 'vue';
import type { SaAttributes } from './custom-elements.js';

type Components = { [Tag in keyof SaAttributes]: DefineComponent<SaAttributes[Tag]> };

declare module 'vue' {
  interface GlobalComponents extends Components {}
}
