import { css } from '../element/styles.ts';

/**
 * Words to read before going on: an edge, a tint and a sign. A warning, and a failure where it is an
 * alert, unless `data-tone` says otherwise. Live regions that say nothing take no room,
 * whatever width their form gives to a paragraph.
 */
export const callout = css`
  --_tone: var(--_accent);
  position: relative;
  display: grid;
  gap: 8px;
  padding: 12px 16px 12px 48px;
  background: color-mix(in srgb, var(--_tone) 8%, var(--_surface));
  border: 1px solid var(--_tone);
  border-radius: var(--_radius);
  overflow-wrap: anywhere;
  &[role='alert'], &[data-tone='danger'] { --_tone: var(--_danger); }
  &[data-tone='info'] { --_tone: var(--_primary); }
  &[data-tone='success'] { --_tone: var(--_success); }
  &::before { content: '!' / ''; position: absolute; inset: 14px auto auto 16px; width: 20px; font-size: 14px; font-weight: 700; line-height: 20px; text-align: center; color: var(--_surface); background: var(--_tone); border-radius: 50%; }
  &[data-tone='info']::before { content: 'i' / ''; }
  &[data-tone='success']::before { content: '✓' / ''; }
  & ul { padding-inline-start: 16px; }
  & > button { justify-self: start; }
  &:empty { position: absolute; width: 0; padding: 0; border: 0; }
  &:empty::before { content: none; }
`;
