import type { ReactNode } from 'react';
import { brand, socials } from '../content/brand.ts';
import {
  legalLinks,
  type NavigationLink,
  quickLinks,
  studyDestinations,
} from '../content/navigation.ts';
import { Flag } from '../kit/art/flag.tsx';
import { NetworkIcon } from '../kit/art/network-icon.tsx';
import { iconButton } from '../kit/ui/button-styles.ts';
import { SiteLink } from '../kit/ui/site-link.tsx';
import { Tooltip } from '../kit/ui/tooltip.tsx';
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

interface SiteFooterProps {
  apiBase: string;
  siteBase: string;
}

export function SiteFooter({ apiBase, siteBase }: SiteFooterProps) {
  return (
    <footer className={footer}>
      <div className={columns}>
        <div className={about}>
          <p>
            <strong>{brand.name}</strong>
          </p>
          <p>{brand.blurb}</p>
          <ul className={social}>
            {socials.map(({ name, href }) => (
              <li key={name}>
                <Tooltip text={name}>
                  <a
                    className={iconButton}
                    href={href}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={name}
                  >
                    <NetworkIcon network={name} />
                  </a>
                </Tooltip>
              </li>
            ))}
          </ul>
        </div>
        <LinkList heading="Quick Links" links={quickLinks} siteBase={siteBase} />
        <LinkList
          heading="Study Destinations"
          links={studyDestinations}
          siteBase={siteBase}
          iconOf={({ flag }) => <Flag country={flag} />}
        />
        <section className={subscribe} aria-labelledby="newsletter">
          <h2 id="newsletter">Subscribe</h2>
          <sa-newsletter-form api-base={apiBase} site-base={siteBase} />
        </section>
      </div>
      <div className={smallPrint}>
        <p>
          © {new Date().getFullYear()} {brand.name}. All rights reserved.
        </p>
        <ul className={legal}>
          {legalLinks.map(({ label, href }) => (
            <li key={href}>
              <SiteLink path={href} siteBase={siteBase}>
                {label}
              </SiteLink>
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
  siteBase: string;
  iconOf?(link: Link): ReactNode;
}

function LinkList<Link extends NavigationLink>(props: LinkListProps<Link>) {
  const { heading, links, siteBase, iconOf } = props;
  return (
    <nav className={list} aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            <SiteLink path={link.href} siteBase={siteBase}>
              {iconOf?.(link)}
              {link.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
