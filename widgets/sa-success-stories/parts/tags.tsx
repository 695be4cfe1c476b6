import { badges } from '../../kit/ui/badges.ts';
import { visuallyHidden } from '../../kit/ui/visually-hidden.ts';

interface TagsProps {
  tags: readonly string[];
  /** How many more there are. */
  hiddenCount?: number;
}

export function Tags({ tags, hiddenCount = 0 }: TagsProps) {
  return (
    <ul className={badges} aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
      {hiddenCount > 0 && (
        <li>
          <span>+{hiddenCount}</span>
          <span className={visuallyHidden}> more</span>
        </li>
      )}
    </ul>
  );
}
