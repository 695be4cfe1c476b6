import { css } from '../../kit/element/styles.ts';

export const notes = css`
  display: grid;
  gap: 4px;
  padding-inline-start: 16px;
`;

export const rateForm = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  @container (min-width: 480px) { grid-template-columns: 1fr 1fr; }
  & > :last-child { grid-column: 1 / -1; }
  @media print { display: none; }
`;

export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  & svg { flex: none; }
  @container (max-width: 479px) { gap: 8px; & > button { padding-inline: 8px; } }
  @media print { display: none; }
`;

export const linkBox = css`
  display: grid;
  gap: 8px;
  width: 100%;
`;
