import type { ComponentProps, MouseEvent } from 'react';
import { emit, useHost, useSiteBase } from '../element/host.ts';

interface SiteLinkProps extends ComponentProps<'a'> {
  /** A path of our own site, such as `/privacy`. */
  path: string;
}

/**
 * A link to a page of our site that also works on a partner's. It first emits the cancelable
 * `sa-navigate` (`{ path, href }`); a page that cancels it navigates by itself.
 */
export function SiteLink({ path, children, onClick, ...rest }: SiteLinkProps) {
  const host = useHost();
  const href = `${useSiteBase()}${path}`;
  const announce = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { currentTarget: link, ctrlKey, metaKey, shiftKey } = event;
    // A new tab is the visitor's choice: the page's router must not take it.
    if (ctrlKey || metaKey || shiftKey || rest.target) return;
    if (!emit(host, 'navigate', { path, href }, { cancelable: true })) event.preventDefault();
    // Our pages refuse to be framed.
    if (parent !== self) link.target = '_top';
  };
  return (
    <a {...rest} href={href} onClick={announce}>
      {children}
    </a>
  );
}
