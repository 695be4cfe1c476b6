import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { smallText } from '../core/card.styles.ts';
import { Heading } from '../core/heading.tsx';
import { untranslated } from '../core/untranslated.ts';
import { css } from '../element/styles.ts';
import { secondary } from '../ui/button.styles.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import { Icon } from '../ui/icon.tsx';

/** The box of the message, instead of the region's own. Keeps clear of a page's fixed header and of the toast. */
const text = css`
  display: grid;
  gap: 12px;
  padding: 16px;
  background: var(--_wash);
  border-radius: var(--_radius);
  scroll-margin-block: 184px;
  [part='confirmation']:has(> &) { gap: 24px; padding: 0; background: none; border: 0; }
  & > h3 { scroll-margin-block: inherit; display: flex; gap: 8px; align-items: center; font-size: 22px; line-height: 1.3; }
  & > h3 > svg { flex: none; color: var(--_success); }
  & > ol { display: grid; gap: 8px; padding-inline-start: 24px; }
`;

const formHeading = css`
  font-size: 18px;
  line-height: 1.3;
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
  /** Heading of the form below, which is empty again. */
  again?: string;
  /** Whether `children` name the reference. */
  isReferenceTold?: boolean;
}

interface ConfirmationProps extends ConfirmationText {
  /** A reference for the visitor to quote, if there is one. */
  reference: string | null;
}

/** Stays in the form after a successful submission, when its toast is gone. */
export function Confirmation(props: ConfirmationProps) {
  const { heading, next, children, hours, whatsappHref, again, reference, isReferenceTold } = props;
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
  return (
    <Arrived boxRef={ref} again={again}>
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
      {reference && !isReferenceTold && (
        <p>
          Your reference is <strong {...untranslated}>{reference}</strong>. Quote it if you write or
          call.
        </p>
      )}
      <p className={smallText}>Our office is open {hours}.</p>
      {whatsappHref && (
        <ExternalLink className={secondary} href={withReference(whatsappHref, reference)}>
          Continue on WhatsApp
        </ExternalLink>
      )}
    </Arrived>
  );
}

interface ArrivedProps {
  boxRef?: RefObject<HTMLDivElement | null>;
  again: string | undefined;
  children: ReactNode;
}

/** The confirmation, and below it a quiet heading for the form, which is empty again. */
export function Arrived({ boxRef, again, children }: ArrivedProps) {
  return (
    <>
      <div ref={boxRef} className={text}>
        {children}
      </div>
      {again && (
        <Heading level={3} className={formHeading}>
          {again}
        </Heading>
      )}
    </>
  );
}

/** The chat begins with the reference. WhatsApp keeps a plus, so spaces are written as `%20`. */
function withReference(href: string, reference: string | null): string {
  if (!reference) return href;
  const text = encodeURIComponent(`My reference is ${reference}.`);
  return `${href}${href.includes('?') ? '&' : '?'}text=${text}`;
}
