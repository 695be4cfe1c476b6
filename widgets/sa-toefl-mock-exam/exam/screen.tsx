import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import type { ReactNode, RefObject } from 'react';
import { Heading } from '../../kit/core/heading.tsx';
import { useCommonAttributes } from '../../kit/element/host.ts';
import { secondary } from '../../kit/ui/button.styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { head, screen } from '../toefl-mock-exam.styles.ts';

interface ScreenProps {
  heading: string;
  /** For the focus, which moves to the heading when the screen opens. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  intro?: string;
  /** The button that leads back; the first screen has none, and the element's own heading. */
  back?: { label: string; go(): void };
  children: ReactNode;
}

/** One screen of the exam: the list of tests, the sections of a test, or a section. */
export function Screen({ heading, headingRef, intro, back, children }: ScreenProps) {
  const isNamedByPage = useCommonAttributes().hideHeading && !back;
  const name = isNamedByPage
    ? { 'aria-label': heading, ref: headingRef, tabIndex: -1 }
    : { 'aria-labelledby': 'heading' };
  return (
    <section className={screen} part="section" {...name}>
      <div className={head}>
        {back && (
          <button type="button" className={secondary} part="button" onClick={back.go}>
            <Icon icon={ArrowLeft} />
            {back.label}
          </button>
        )}
        {!isNamedByPage && (
          <Heading level={2} ref={headingRef} id="heading" tabIndex={-1}>
            {heading}
          </Heading>
        )}
        {intro && <p>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
