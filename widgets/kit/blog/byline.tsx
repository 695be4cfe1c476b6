import { css } from '../element/styles.ts';
import { Avatar } from '../ui/avatar.tsx';
import { formatDay } from '../ui/format-day.ts';

const line = css`
  display: flex;
  align-items: center;
  gap: 12px;
  font-size: 14px;
  line-height: 1.4;
  color: var(--_muted);
  & strong { display: block; font-weight: 600; color: var(--_ink); }
`;

interface BylineProps {
  of: {
    author: string;
    authorImage: { initials: string; from: string; to: string };
    /** Written YYYY-MM-DD. */
    date: string;
  };
}

/** Who wrote a post, and when. */
export function Byline({ of: { author, authorImage, date } }: BylineProps) {
  return (
    <div className={line}>
      <Avatar of={authorImage} size={40} />
      <p>
        <strong>{author}</strong>
        <time dateTime={date}>{formatDay(date)}</time>
      </p>
    </div>
  );
}
