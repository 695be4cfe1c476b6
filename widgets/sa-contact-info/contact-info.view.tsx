import type { IconNode } from 'lucide';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import Phone from 'lucide/dist/esm/icons/phone.mjs';
import type { ReactNode } from 'react';
import { brand } from '../content/brand.ts';
import { profile } from '../content/public-profile.ts';
import { card } from '../kit/core/card.styles.ts';
import { OwnHeading } from '../kit/core/heading.tsx';
import { untranslated } from '../kit/core/untranslated.ts';
import { NetworkIcon } from '../kit/site/network-icon.tsx';
import { secondary } from '../kit/ui/button.styles.ts';
import { ExternalLink } from '../kit/ui/external-link.tsx';
import { Icon } from '../kit/ui/icon.tsx';
import { box, facts, networks } from './contact-info.styles.ts';

const heading = 'Contact information';

export function ContactInfo() {
  return (
    <section className={`${card} ${box}`} data-narrow aria-label={heading}>
      <OwnHeading>{heading}</OwnHeading>
      <dl className={facts}>
        <Fact icon={MapPin} term="Head office">
          {brand.officeAddress}
        </Fact>
        <Fact icon={Phone} term="Phone">
          <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>
        </Fact>
        <Fact icon={MessageCircle} term="WhatsApp">
          <ExternalLink href={brand.whatsappHref}>{brand.whatsapp}</ExternalLink>
        </Fact>
        <Fact icon={Mail} term="Email">
          <EmailLink address={brand.generalEmail} />
          <br />
          <EmailLink address={brand.admissionsEmail} />
        </Fact>
        <Fact icon={Clock} term="Opening hours">
          {brand.hours} ({brand.hoursZone})
        </Fact>
      </dl>
      <ul className={networks} aria-label="Social networks">
        {profile.socials.map(({ name, href }) => (
          <li key={name}>
            <ExternalLink className={secondary} href={href}>
              <NetworkIcon network={name} />
              {name}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fact({ icon, term, children }: { icon: IconNode; term: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon icon={icon} />
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function EmailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} {...untranslated}>
      {address}
    </a>
  );
}
