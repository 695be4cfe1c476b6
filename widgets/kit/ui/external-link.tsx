import type { ComponentProps } from 'react';

/**
 * A link to another site, in a new tab. Screen readers learn that from a description, so that the
 * name stays its text, such as `Instagram`.
 */
export function ExternalLink(props: ComponentProps<'a'>) {
  return (
    <a aria-description="opens in a new tab" {...props} target="_blank" rel="noopener noreferrer" />
  );
}
