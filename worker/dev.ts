export * from './index.ts';
export { default } from './index.ts';
