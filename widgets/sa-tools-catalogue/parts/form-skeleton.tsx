import { css, keyframes } from '../../kit/element/styles.ts';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

const box = css`
  display: grid;
  gap: 20px;
  width: 100%;
  animation: ${breathe} 1.6s ease-in-out infinite;
  & span { display: block; background: var(--_line); border-radius: calc(var(--_radius) / 2); }
  @media (forced-colors: active) { & span { border: 1px solid; } }
  & > div { display: grid; gap: 14px; align-content: start; padding: 20px; background: var(--_surface); border: 1px solid var(--_line); border-radius: var(--_card-radius); }
  & span { height: 44px; }
  & span:nth-child(odd) { width: 40%; height: 14px; }
  & > div + div { min-height: 200px; border-style: dashed; }
  @container (min-width: 760px) { grid-template-columns: minmax(280px, 2fr) 3fr; gap: 24px; }
`;

/** Where a form and its result will be, while they are still on their way. */
export function FormSkeleton() {
  return (
    <div className={box} aria-hidden="true">
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
