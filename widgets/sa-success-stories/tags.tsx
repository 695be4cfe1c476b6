import { visuallyHidden } from '../kit/core/visually-hidden.styles.ts';
import { badges } from '../kit/ui/badges.styles.ts';

interface TagsProps {
  tags: readonly string[];
  /** The number of tags not shown. */
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
