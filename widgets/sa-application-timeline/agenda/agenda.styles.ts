import { css } from '../../kit/element/styles.ts';

/** The tasks at hand. */
export const agendaBox = css`
  display: grid;
  gap: 12px;
  padding: 16px;
  background: var(--_wash);
  border-radius: var(--_radius);
  & > h4 { display: flex; gap: 8px; font-size: 18px; line-height: 1.3; letter-spacing: -0.01em; }
  & > h4 svg { flex: none; margin-top: 4px; color: var(--_primary); }
  &[data-late='too-late'] > h4 svg { color: var(--_danger); }
  @container (max-width: 239px) { padding: 12px; & > h4 svg { display: none; } }
  @container (min-width: 480px) { & > h4 { font-size: 22px; } }
  @media print { padding: 0; background: none; & a { display: none; } }
`;

export const agendaGroup = css`
  display: grid;
  gap: 8px;
  & h5 { font-size: 16px; }
  & ul { display: grid; gap: 8px; padding: 0; list-style: none; }
  & li > span { color: var(--_muted); }
  & a { display: inline-block; padding: 2px 0; font-weight: 600; }
`;
