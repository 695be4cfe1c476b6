import type { ComponentProps } from 'react';
import { useCommonAttributes } from '../element/host.ts';

interface HeadingProps extends ComponentProps<'h2'> {
  /** 2 for the element's own heading, 3 for those below it, and so on. */
  level: 2 | 3 | 4 | 5;
}

/**
 * A heading, lowered as `heading-level` asks. The tag stays, for the styles; assistive technology reads
 * `aria-level`, which ends at 6 as HTML does.
 */
export function Heading({ level, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  const levelOnPage = Math.min(level - 2 + Number(useCommonAttributes().headingLevel), 6);
  return <Tag {...rest} aria-level={levelOnPage === level ? undefined : levelOnPage} />;
}

/** The element's own heading, unless the page has one in its place: `hide-heading`. */
export function OwnHeading(props: ComponentProps<'h2'>) {
  return useCommonAttributes().hideHeading ? null : <Heading {...props} level={2} />;
}
