import type { ComponentProps, ReactNode } from 'react';
import { secondary } from '../../kit/ui/button.styles.ts';
import { notice, panel } from '../lead-desk.styles.ts';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** Its class. */
  look?: string;
}

/** A button of a second rank, unless its look says otherwise. */
export const Button = ({ look = secondary, ...rest }: ButtonProps) => (
  <button type="button" className={look} {...rest} />
);

/** Announces a failure; its element is on the page before there is one. */
export const Problem = ({ text }: { text: string }) => (
  <p className={notice} role="alert">
    {text}
  </p>
);

interface PanelProps {
  /** Id of the heading, unique on the page. */
  id: string;
  heading: string;
  children: ReactNode;
}

/** A part of a screen under its heading. */
export const Panel = ({ id, heading, children }: PanelProps) => (
  <section className={panel} aria-labelledby={id}>
    <h2 id={id}>{heading}</h2>
    {children}
  </section>
);
