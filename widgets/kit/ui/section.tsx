import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { OwnHeading } from '../core/heading.tsx';
import { css } from '../element/styles.ts';
import { folds } from './folds.styles.ts';

const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  @container (min-width: 640px) { gap: 32px; }
  max-inline-size: var(--sa-max-width, 1280px);
  &:has([data-task]) { & > div:first-child > p { display: none; } }
  transition: opacity 250ms ease-out, translate 250ms ease-out;
  &[data-unseen] { opacity: 0; translate: 0 16px; }
  @media print { display: block; & > * + * { margin-top: 32px; } &[data-unseen] { opacity: 1; translate: none; } }
`;
const head = css`
  display: grid;
  gap: 8px;
  max-width: 64ch;
  &:empty { display: none; }
  & p { color: var(--_muted); }
  & h2 { text-wrap: balance; }
  @container (min-width: 768px) { gap: 12px; & h2 { font-size: 36px; } }
`;
/** A disclosure that is read and does not shout. */
const quietBadge = css`
  p& {
    display: var(--_tag, block);
    justify-self: start;
    padding: 2px 12px;
    font-size: 14px;
    border: 1px solid var(--_border);
    border-radius: calc(var(--_radius) * 2);
  }
`;

interface SectionProps {
  heading: string;
  /** A sentence or two below it. */
  intro?: ReactNode;
  /** A label for the whole section, such as that it is a sample. */
  badge?: string | undefined;
  children: ReactNode;
}

/** A headed part of a page. It fades in when it is first scrolled into view. */
export function Section({ heading, intro, badge, children }: SectionProps) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => (ref.current ? hideUntilSeen(ref.current) : undefined), []);

  return (
    <section ref={ref} className={`${section} ${folds}`} part="section" aria-label={heading}>
      <div className={head}>
        <OwnHeading>{heading}</OwnHeading>
        {intro && <p>{intro}</p>}
        {badge && <p className={quietBadge}>{badge}</p>}
      </div>
      {children}
    </section>
  );
}

/** Hides a section below the window only: a visitor may have begun to read anything above that. */
function hideUntilSeen(section: HTMLElement) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isBelow = section.getBoundingClientRect().top > innerHeight;
  if (isStill || !isBelow || typeof IntersectionObserver === 'undefined') return;
  section.toggleAttribute('data-unseen', true);
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    section.removeAttribute('data-unseen');
    observer.disconnect();
  });
  observer.observe(section);
  return () => observer.disconnect();
}
