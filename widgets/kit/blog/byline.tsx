import { css } from '../element/styles.ts';
import { formatDay } from '../rules/calendar-day.ts';
import { Avatar } from '../ui/avatar.tsx';

const line = css`
  display: flex;
  align-items: center;
  gap: 12px;
  line-height: 1.4;
  color: var(--_muted);
  & strong { display: block; font-weight: 600; color: var(--_ink); }
`;

interface BylineProps {
  post: {
    author: string;
    authorImage: { initials: string; from: string; to: string };
    /** Note about the author, unless it is a real person. */
    authorNote?: string;
    /** YYYY-MM-DD. */
    date: string;
  };
}

/** The author of a post, and its date. */
export function Byline({ post: { author, authorImage, authorNote, date } }: BylineProps) {
  return (
    <div className={line}>
      <Avatar portrait={authorImage} size={40} />
      <p>
        <strong>{author}</strong>
        {authorNote && `${authorNote} · `}
        <time dateTime={date}>{formatDay(date)}</time>
      </p>
    </div>
  );
}
