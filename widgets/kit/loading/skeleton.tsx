import { css, keyframes } from '../element/styles.ts';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

/** Pulsing grey boxes in place of content that is still loading. */
export const skeleton = css`
  display: grid;
  gap: 24px;
  width: 100%;
  animation: ${breathe} 1.6s ease-in-out infinite;
  & span { display: block; background: var(--_line); border-radius: calc(var(--_radius) / 3); }
  @media (forced-colors: active) { & span { border: 1px solid; } }
`;

const lines = css`
  gap: 12px;
  padding: 24px;
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  & > span { height: 14px; }
  & > :first-child { width: 40%; height: 24px; }
  & > :last-child { width: 64%; }
`;

/** Stands in for a text. */
export function TextSkeleton() {
  return (
    <div className={`${skeleton} ${lines}`} aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
