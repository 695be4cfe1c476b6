import { css } from '../kit/element/styles.ts';

export const changes = css`
  display: grid;
  gap: 8px;
  padding: 12px 16px;
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-inline-start: 4px solid var(--_accent);
  border-radius: var(--_radius);
  details ~ & { margin-block-start: 8px; }
  & ul { padding-inline-start: 16px; list-style: disc; }
  & button { justify-self: start; }
  @media print { display: none; }
`;

export const noChanges = css`
  display: contents;
  details ~ & > :not(:empty) { padding: 8px 16px 0; }
`;
