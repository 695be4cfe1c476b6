import { css } from '../kit/element/styles.ts';
import { skeleton } from '../kit/loading/skeleton.tsx';

const panes = css`
  & > div { display: grid; gap: 12px; align-content: start; padding: 16px; background: var(--_surface); border: 1px solid var(--_line); border-radius: var(--_card-radius); }
  & span { height: 44px; }
  & span:nth-child(odd) { width: 40%; height: 14px; }
  & > div + div { min-height: 200px; border-style: dashed; }
  @container (min-width: 760px) { grid-template-columns: minmax(280px, 2fr) 3fr; gap: 24px; }
`;

/** Skeleton of a form and its result. */
export function FormSkeleton() {
  return (
    <div className={`${skeleton} ${panes}`} aria-hidden="true">
      <div>
        <span />
        <span />
        <span />
        <span />
        <span />
        <span />
      </div>
      <div>
        <span />
        <span />
      </div>
    </div>
  );
}
