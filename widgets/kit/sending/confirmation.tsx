import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import { type ReactNode, useEffect, useRef } from 'react';
import { smallText } from '../core/card.styles.ts';
import { Heading } from '../core/heading.tsx';
import { untranslated } from '../core/untranslated.ts';
import { css } from '../element/styles.ts';
import { secondary } from '../ui/button.styles.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import { Icon } from '../ui/icon.tsx';

/** Keeps clear of a page's fixed header and of the toast. */
const text = css`
  display: grid;
  gap: 12px;
  padding-block: 4px;
  scroll-margin-block: 120px;
  & > h3 { scroll-margin-block: inherit; display: flex; gap: 8px; align-items: center; font-size: 22px; line-height: 1.3; letter-spacing: -0.02em; }
  & > h3 > svg { flex: none; color: var(--_success); }
  & > ol { display: grid; gap: 8px; padding-inline-start: 24px; }
  & > ol > li::marker { font-weight: 600; color: var(--_success); }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  @media print { display: none; }
`;

export interface ConfirmationText {
  heading: string;
  /** Above the next steps: the visitor may act on it. */
  children?: ReactNode;
  /** The next steps: one sentence, or the steps in their order. */
  next: readonly string[];
  /** Our opening hours. */
  hours: string;
  /** Address of a chat with us. */
  whatsappHref?: string;
  /** Label of the button that leads back to the fields. */
  again?: string;
}

interface ConfirmationProps extends ConfirmationText {
  /** A reference for the visitor to quote, if there is one. */
  reference: string | null;
}

/** Stays in the form after a successful submission, when its toast is gone. */
export function Confirmation(props: ConfirmationProps) {
  const { heading, next, children, hours, whatsappHref, again, reference } = props;
  const ref = useRef<HTMLDivElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  // The pressed button may be a screen further down.
  useEffect(() => {
    const heading = headingRef.current as HTMLElement;
    // The heading last: on a small screen the whole is higher than the window.
    for (const part of [ref.current, heading]) part?.scrollIntoView({ block: 'nearest' });
    const { activeElement, body } = document;
    // The visitor may have gone on elsewhere meanwhile.
    if (activeElement === body || (heading.getRootNode() as ShadowRoot).activeElement) {
      heading.focus({ preventScroll: true });
    }
  }, []);
  const goToFields = () => {
    const field = ref.current?.closest('form')?.querySelector<HTMLElement>('[name=name]');
    field?.focus();
  };
  return (
    <div ref={ref} className={text}>
      <Heading level={3} ref={headingRef} tabIndex={-1}>
        <Icon icon={CircleCheck} size={28} />
        {heading}
      </Heading>
      {children}
      {next.length === 1 && <p>{next}</p>}
      {next.length > 1 && (
        <ol>
          {next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {reference && (
        <p>
          Your reference is <strong {...untranslated}>{reference}</strong>. Quote it if you write or
          call.
        </p>
      )}
      <p className={smallText}>Our office is open {hours}.</p>
      {(whatsappHref || again) && (
        <div className={actions}>
          {whatsappHref && (
            <ExternalLink className={secondary} href={withReference(whatsappHref, reference)}>
              Continue on WhatsApp
            </ExternalLink>
          )}
          {again && (
            <button type="button" className={secondary} onClick={goToFields}>
              {again}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** The chat begins with the reference. WhatsApp keeps a plus, so spaces are written as `%20`. */
function withReference(href: string, reference: string | null): string {
  if (!reference) return href;
  const text = encodeURIComponent(`My reference is ${reference}.`);
  return `${href}${href.includes('?') ? '&' : '?'}text=${text}`;
}
