import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import type { ReactNode, RefObject } from 'react';
import { secondary } from '../../kit/ui/button.styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { head, screen } from '../toefl-mock-exam.styles.ts';

interface ScreenProps {
  heading: string;
  /** For the focus, which moves to the heading when the screen opens. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  intro?: string;
  /** The button that leads back. */
  back?: { label: string; go(): void };
  children: ReactNode;
}

/** One screen of the exam: the list of tests, the sections of a test, or a section. */
export function Screen({ heading, headingRef, intro, back, children }: ScreenProps) {
  return (
    <section className={screen} part="section" aria-labelledby="heading">
      <div className={head}>
        {back && (
          <button type="button" className={secondary} part="button" onClick={back.go}>
            <Icon icon={ArrowLeft} />
            {back.label}
          </button>
        )}
        <h2 ref={headingRef} id="heading" tabIndex={-1}>
          {heading}
        </h2>
        {intro && <p>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
