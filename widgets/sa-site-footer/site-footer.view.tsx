import { type ReactNode, useLayoutEffect, useState } from 'react';
import { brand } from '../content/brand.ts';
import {
  legalLinks,
  type NavigationLink,
  partnersLink,
  quickLinks,
  studyDestinations,
} from '../content/navigation.ts';
import { blurb, socials } from '../content/public-profile.ts';
import { Flag } from '../kit/art/flag.tsx';
import { SiteLink } from '../kit/core/site-link.tsx';
import { useForwardedAttributes } from '../kit/site/forwarded-attributes.ts';
import { NetworkIcon } from '../kit/site/network-icon.tsx';
import { iconButton } from '../kit/ui/button.styles.ts';
import { ExternalLink } from '../kit/ui/external-link.tsx';
import { folds } from '../kit/ui/folds.styles.ts';
import {
  about,
  columns,
  footer,
  legal,
  list,
  smallPrint,
  social,
  subscribe,
} from './site-footer.styles.ts';
import { Tooltip } from './tooltip.tsx';

const NARROW = '(max-width: 639px)';

export function SiteFooter() {
  return (
    <footer className={`${footer} ${folds}`}>
      <div className={columns}>
        <div className={about}>
          <p>
            <strong>{brand.name}</strong>
          </p>
          <p>{blurb}</p>
          <ul className={social}>
            {socials.map(({ name, href }) => (
              <li key={name}>
                <Tooltip text={name}>
                  <ExternalLink className={iconButton} href={href} aria-label={name}>
                    <NetworkIcon network={name} />
                  </ExternalLink>
                </Tooltip>
              </li>
            ))}
          </ul>
        </div>
        <LinkList heading="Quick Links" links={quickLinks} />
        <LinkList
          heading="Study Destinations"
          links={studyDestinations}
          iconOf={({ country }) => <Flag country={country} />}
        />
        <section className={subscribe} aria-labelledby="newsletter">
          <h2 id="newsletter">Subscribe</h2>
          <sa-newsletter-form {...useForwardedAttributes()} />
        </section>
      </div>
      <div className={smallPrint}>
        <p>
          © {new Date().getFullYear()} {brand.name}. All rights reserved.{' '}
          <SiteLink path={partnersLink.href}>{partnersLink.label}</SiteLink>
        </p>
        <ul className={legal}>
          {legalLinks.map(({ label, href }) => (
            <li key={href}>
              <SiteLink path={href}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

interface LinkListProps<Link extends NavigationLink> {
  heading: string;
  links: readonly Link[];
  iconOf?(link: Link): ReactNode;
}

function LinkList<Link extends NavigationLink>(props: LinkListProps<Link>) {
  const { heading, links, iconOf } = props;
  const isNarrow = useNarrow();
  const title = <h2>{heading}</h2>;
  const items = (
    <ul>
      {links.map((link) => (
        <li key={link.label}>
          <SiteLink path={link.href}>
            {iconOf?.(link)}
            {link.label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={list} aria-label={heading}>
      {isNarrow ? (
        <details>
          <summary>{title}</summary>
          {items}
        </details>
      ) : (
        <>
          {title}
          {items}
        </>
      )}
    </nav>
  );
}

/** Whether the window is a phone's: its lists are closed, because the footer follows every question of a tool. */
function useNarrow(): boolean {
  // Pages are prerendered without a window, folded: the styles show the same to a wide one.
  const [isNarrow, setIsNarrow] = useState(true);
  useLayoutEffect(() => {
    const query = matchMedia(NARROW);
    const follow = () => setIsNarrow(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isNarrow;
}
