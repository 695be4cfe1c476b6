import X from 'lucide/dist/esm/icons/x.mjs';
import { brand } from '../content/brand.ts';
import type { Update } from '../content/updates.ts';
import { Heading } from '../kit/core/heading.tsx';
import { SiteLink } from '../kit/core/site-link.tsx';
import { formatDay } from '../kit/rules/calendar-day.ts';
import { iconButton, primary } from '../kit/ui/button.styles.ts';
import { Icon } from '../kit/ui/icon.tsx';
import { Dialog } from './dialog.tsx';
import { body, ended, gradient, top } from './updates-strip.styles.ts';

interface StoryCardProps {
  update: Update;
  isOver: boolean;
  close(): void;
}

export function StoryCard({ update, isOver, close }: StoryCardProps) {
  const { title, content, cta, path, expires } = update;
  return (
    <Dialog labelledBy="story" close={close}>
      <div className={`${top} ${gradient}`} data-story={update.id}>
        <p>{brand.name}</p>
        <button type="button" className={iconButton} aria-label="Close story" onClick={close}>
          <Icon icon={X} />
        </button>
        <Heading level={2} id="story">
          {title}
        </Heading>
      </div>
      <div className={body}>
        {isOver && expires && <p className={ended}>This offer ended on {formatDay(expires)}.</p>}
        <p>{content}</p>
        <SiteLink className={primary} path={path} onClick={close}>
          {cta}
        </SiteLink>
      </div>
    </Dialog>
  );
}
