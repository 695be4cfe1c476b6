import { css } from '../kit/element/styles.ts';

export const pair = css`
  display: grid;
  gap: 24px;
  @container (min-width: 760px) { grid-template-columns: 1fr 1fr; }
`;

export const statement = css`
  align-content: start;
  & > svg {
    box-sizing: content-box;
    padding: 8px;
    color: var(--_primary);
    background: color-mix(in srgb, var(--_primary) 10%, var(--_surface));
    border-radius: var(--_radius);
  }
  & h3 { margin-bottom: -12px; font-size: 18px; }
  & p { font-size: 18px; color: var(--_muted); text-wrap: pretty; }
`;

export const valueList = css`
  display: grid;
  gap: 24px;
  & h3 { font-size: 22px; letter-spacing: -0.02em; }
  & ul { display: grid; gap: 24px; padding: 0; list-style: none; }
  & li::before {
    content: '';
    display: block;
    width: 32px;
    height: 4px;
    margin-bottom: 12px;
    background: var(--_accent);
    border-radius: calc(var(--_radius) / 4);
  }
  & h4 { font-size: 16px; }
  & p { margin-top: 4px; color: var(--_muted); }
  @container (min-width: 480px) { & ul { grid-template-columns: 1fr 1fr; } }
  @container (min-width: 1000px) { & ul { grid-template-columns: repeat(4, 1fr); } }
`;
