import { useEffect, useRef } from 'react';
import { addressPrefixes } from '../content/address-prefixes.ts';
import { useHost, useSiteBase } from '../kit/element/host.ts';
import { type CatalogueLink, readLink } from './catalogue-address.logic.ts';

/**
 * Follows links to places on the tools page within the catalogue instead of loading that page:
 * those in opened tools, and with `isSynced` those of the whole page. Links that open elsewhere, or
 * that the page has cancelled, are left alone.
 */
export function useFollowedLinks(
  isSynced: boolean,
  follow: (link: CatalogueLink, anchor: HTMLElement) => void,
) {
  const host = useHost();
  const siteBase = useSiteBase();
  const latest = useRef(follow);
  latest.current = follow;

  useEffect(() => {
    const scope = isSynced ? document : host;
    // `location.origin` is "null" in a page without an address of its own.
    const [ownPage = ''] = location.href.split(/[?#]/);
    const toolsPage = new URL(`${siteBase}/tools`, ownPage).href;
    const pages = isSynced ? [ownPage, toolsPage] : [toolsPage];
    const press = (event: Event) => {
      const anchor = findAnchor(event as MouseEvent);
      const link = anchor && readLink(anchor.href, pages, addressPrefixes);
      if (!link) return;
      // Calls the original method, because contain-events.ts overrides the event's own for links to
      // another origin.
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
  // In a frame, our links have this target, to leave the frame.
  return /^(_top)?$/.test(anchor?.target ?? '') ? anchor : undefined;
}
