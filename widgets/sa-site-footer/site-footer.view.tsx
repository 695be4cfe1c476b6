import { type ReactNode, useLayoutEffect, useState } from 'react';
import { brand } from '../content/brand.ts';
import {
  legalLinks,
  type NavigationLink,
  partnersLink,
  quickLinks,
  studyDestinations,
} from '../content/navigation.ts';
import { profile } from '../content/public-profile.ts';
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

const WIDE = '(min-width: 640px)';

export function SiteFooter() {
  return (
    <footer className={`${footer} ${folds}`}>
      <div className={columns}>
        <div className={about}>
          <p>
            <strong>{brand.name}</strong>
          </p>
          <p>{profile.blurb}</p>
          <ul className={social}>
            {profile.socials.map(({ name, href }) => (
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
  const isWide = useWide();
  return (
    <nav className={list} aria-label={heading}>
      <details open={isWide}>
        <summary tabIndex={isWide ? -1 : undefined}>
          <h2>{heading}</h2>
        </summary>
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
      </details>
    </nav>
  );
}

/** Whether the window is wider than a phone's, where a closed footer keeps out of the way of a tool's questions. */
function useWide(): boolean {
  // Pages are prerendered without a window. The styles show a wide one the lists before they are open.
  const [isWide, setIsWide] = useState(false);
  useLayoutEffect(() => {
    const query = matchMedia(WIDE);
    const follow = () => setIsWide(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isWide;
}
