import ExternalLink from 'lucide/dist/esm/icons/external-link.mjs';
import { Icon } from '../../kit/ui/icon.tsx';
import { visuallyHidden } from '../../kit/ui/visually-hidden.ts';
import { outside } from './panels.styles.ts';

/** A link to somebody else's page, in a tab of its own. Its icon stays with the last word. */
export function OutsideLink({ href, text }: { href: string; text: string }) {
  const lastWord = text.lastIndexOf(' ') + 1;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text.slice(0, lastWord)}
      <span className={outside}>
        {text.slice(lastWord)}
        <Icon of={ExternalLink} size={14} />
      </span>
      <span className={visuallyHidden}> (opens a new tab)</span>
    </a>
  );
}
