import Menu from 'lucide/dist/esm/icons/menu.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useRef, useState } from 'react';
import { brand } from '../content/brand.ts';
import { getStartedLink, headerLinks } from '../content/navigation.ts';
import { SiteLink } from '../kit/core/site-link.tsx';
import type { PropsOf } from '../kit/element/attributes.ts';
import { consumePlanFragment } from '../kit/stores/plan-fragment.ts';
import { iconButton, primary } from '../kit/ui/button.styles.ts';
import { Icon } from '../kit/ui/icon.tsx';
import { Letterhead } from './letterhead.tsx';
import type { api } from './site-header.api.ts';
import { bar, home, inner, links, menu, skip, toggle } from './site-header.styles.ts';

const LOGO_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#2348d4"/><path fill="#fff" d="M7 32c-.3-7.4 3-10.2 7.5-11.8 3.8-1.4 5.6-3 6.1-8.2h.8c1.2 6.3-.6 9.5-3.9 11.7-2.3 1.5-2.9 3.7-1.8 8.3z"/><path fill="#f59e0b" d="M21 3q.8 5.2 6 6-5.2.8-6 6-.8-5.2-6-6 5.2-.8 6-6z"/></svg>';

/** The brand's mark as an image source, because an image can have alternative text. */
const logoSource = `data:image/svg+xml,${encodeURIComponent(LOGO_SVG)}`;

/** The bar gets its background after scrolling this many px. */
const SCROLL_THRESHOLD = 20;

export function SiteHeader({ current }: PropsOf<typeof api>) {
  const isScrolled = useIsScrolled();
  const [isOpen, setIsOpen] = useState(false);
  const menuRef = useRef<HTMLElement>(null);
  const [, section = ''] = (current || globalThis.location?.pathname || '/').split('/');
  // The first code of a page of ours: a form further down may not be there for a while.
  useEffect(consumePlanFragment, []);
  const closeMenu = () => menuRef.current?.hidePopover?.();

  const pageLinks = headerLinks.map(({ label, href }) => (
    <SiteLink
      key={href}
      path={href}
      aria-current={href === `/${section}` ? 'page' : undefined}
      onClick={closeMenu}
    >
      {label}
    </SiteLink>
  ));
  const getStarted = (
    <SiteLink path={getStartedLink.href} className={primary} onClick={closeMenu}>
      {getStartedLink.label}
    </SiteLink>
  );
  return (
    <header className={bar} data-fixed data-scrolled={isScrolled}>
      <Letterhead />
      <a className={skip} href="#main">
        Skip to the content
      </a>
      <div className={inner}>
        <SiteLink className={home} path="/">
          <img src={logoSource} alt={`${brand.name} Logo`} width="32" height="32" />
          <span aria-hidden="true">{brand.name}</span>
        </SiteLink>
        <nav className={links} aria-label="Main">
          {pageLinks}
          {getStarted}
        </nav>
        <button
          type="button"
          className={`${iconButton} ${toggle}`}
          popoverTarget="menu"
          aria-expanded={isOpen}
          aria-controls="menu"
          aria-label="Menu"
        >
          <Icon icon={isOpen ? X : Menu} size={24} />
        </button>
      </div>
      <nav
        ref={menuRef}
        id="menu"
        className={menu}
        popover="auto"
        aria-label="Menu"
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        {pageLinks}
        {getStarted}
      </nav>
    </header>
  );
}

function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const read = () => setIsScrolled(scrollY > SCROLL_THRESHOLD);
    read();
    addEventListener('scroll', read, { passive: true });
    return () => removeEventListener('scroll', read);
  }, []);
  return isScrolled;
}
