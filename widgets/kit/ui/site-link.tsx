import type { ComponentProps, MouseEvent } from 'react';
import { emit, useHost } from '../element/host.ts';
import { siteOrigin } from '../element/origin.ts';

interface SiteLinkProps extends ComponentProps<'a'> {
  /** A path of our own site, such as `/privacy`. */
  path: string;
  /** Origin that the path belongs to; empty for our own site's. */
  siteBase: string;
}

/**
 * A link to a page of our site that also works from a partner's. Emits the cancelable
 * `sa-navigate` (`{ path, href }`) first; a page that cancels it does the navigating itself.
 */
export function SiteLink({ path, siteBase, children, onClick, ...rest }: SiteLinkProps) {
  const host = useHost();
  const href = `${(siteBase || siteOrigin()).replace(/\/+$/, '')}${path}`;
  const announce = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!emit(host, 'navigate', { path, href }, { cancelable: true })) event.preventDefault();
  };
  return (
    <a {...rest} href={href} onClick={announce}>
      {children}
    </a>
  );
}
