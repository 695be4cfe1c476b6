import type { ComponentProps } from 'react';
import { useCommonAttributes } from '../element/host.ts';

interface HeadingProps extends ComponentProps<'h2'> {
  /** 2 for the element's own heading, 3 for those below it, and so on. */
  level: 2 | 3 | 4 | 5;
}

/**
 * A heading, as far below the page's as `heading-level` says. The tag stays, for the styles; what
 * counts for assistive technology is `aria-level`, which ends at 6 as HTML does.
 */
export function Heading({ level, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  const levelOnPage = Math.min(level - 2 + Number(useCommonAttributes().headingLevel), 6);
  return <Tag {...rest} aria-level={levelOnPage === level ? undefined : levelOnPage} />;
}

/**
 * The element's own heading, unless the page has one in its place (`hide-heading`). It names the
 * box that `useBoxName` is spread over.
 */
export function OwnHeading(props: ComponentProps<'h2'>) {
  return useCommonAttributes().hideHeading ? null : <Heading level={2} id="heading" {...props} />;
}

/** The name of the box around an element: its own heading or, where that is hidden, its text. */
export function useBoxName(heading: string) {
  return useCommonAttributes().hideHeading
    ? { 'aria-label': heading }
    : { 'aria-labelledby': 'heading' };
}
