import { useEffect, useRef } from 'react';
import { tools } from '../../content/tools.ts';
import { useHost } from '../../kit/element/host.ts';
import { siteOrigin } from '../../kit/element/origin.ts';
import { type CatalogueLink, readLink } from '../catalogue-address.logic.ts';

/**
 * Follows links to places of the tools page within the catalogue instead of loading that page: those
 * of opened tools, and with `isSynced` those of the whole page. A link that is to open elsewhere,
 * or that the page has cancelled, is left alone.
 */
export function useFollowedLinks(
  isSynced: boolean,
  siteBase: string,
  follow: (link: CatalogueLink, anchor: HTMLElement) => void,
) {
  const host = useHost();
  const latest = useRef(follow);
  latest.current = follow;

  useEffect(() => {
    const scope = isSynced ? document : host;
    const ownPage = location.origin + location.pathname;
    const toolsPage = new URL(`${siteBase || siteOrigin()}/tools`, ownPage).href;
    const pages = isSynced ? [ownPage, toolsPage] : [toolsPage];
    const press = (event: Event) => {
      const anchor = findAnchor(event as MouseEvent);
      const link = anchor && readLink(anchor.href, pages, tools);
      if (!link) return;
      // The event's own method spares links to another origin what pages do to clicks.
      Event.prototype.preventDefault.call(event);
      latest.current(link, anchor);
    };
    scope.addEventListener('click', press);
    return () => scope.removeEventListener('click', press);
  }, [isSynced, siteBase, host]);
}

/** The link that a plain click follows in this tab. */
function findAnchor(event: MouseEvent): HTMLAnchorElement | undefined {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) return;
  const anchor = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  return anchor?.target ? undefined : anchor;
}
