import SearchX from 'lucide/dist/esm/icons/search-x.mjs';
import { secondary } from '../../kit/ui/button-styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { emptyState } from '../success-stories.styles.ts';

/** Stands where the list would, when the search has left nothing of it. */
export function NoResults({ viewAll }: { viewAll(): void }) {
  return (
    <div className={emptyState}>
      <Icon of={SearchX} size={40} />
      <h3>No Results Found</h3>
      <p>Try different search criteria or browse all success stories</p>
      <button type="button" className={secondary} part="button" onClick={viewAll}>
        View All Stories
      </button>
    </div>
  );
}
