import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import type { ReactNode } from 'react';
import { secondary } from '../../kit/ui/button-styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { head, screen } from '../toefl-mock-exam.styles.ts';

interface ScreenProps {
  heading: string;
  intro?: string;
  /** Label and deed of the button that leads back. */
  back?: { label: string; go(): void };
  children: ReactNode;
}

/** One step of the exam under its heading, which takes the focus when the step is reached. */
export function Screen({ heading, intro, back, children }: ScreenProps) {
  return (
    <section className={screen} part="section" aria-labelledby="heading">
      <div className={head}>
        {back && (
          <button type="button" className={secondary} part="button" onClick={back.go}>
            <Icon of={ArrowLeft} />
            {back.label}
          </button>
        )}
        <h2 id="heading" tabIndex={-1}>
          {heading}
        </h2>
        {intro && <p>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
