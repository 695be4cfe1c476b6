import OutsideIcon from 'lucide/dist/esm/icons/external-link.mjs';
import { css } from '../element/styles.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import { Icon } from '../ui/icon.tsx';

const outside = css`
  @container (min-width: 320px) { white-space: nowrap; }
  & svg { display: inline; margin-inline-start: 4px; vertical-align: -1px; }
  @media print { & svg { display: none; } }
`;

/** An `ExternalLink` within text. Its icon never wraps away from the last word. */
export function OutsideLink({ href, text }: { href: string; text: string }) {
  const lastWord = text.lastIndexOf(' ') + 1;
  return (
    <ExternalLink href={href}>
      {text.slice(0, lastWord)}
      <span className={outside}>
        {text.slice(lastWord)}
        <Icon icon={OutsideIcon} size={14} />
      </span>
    </ExternalLink>
  );
}
