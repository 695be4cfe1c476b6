import { whenIdle } from './when-idle.ts';

/** Replaces `released` by what has been published since, once the browser is idle. */
export function followContent(name: string, released: object): void {
  whenIdle(() => {
    import('./refresh-content.ts').then(
      ({ refreshContent }) => refreshContent(name, released),
      () => {},
    );
  });
}
