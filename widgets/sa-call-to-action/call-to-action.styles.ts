import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

/** Indigo in both themes. White on either end of the gradient has a contrast of over 7:1. */
export const panel = css`
  position: relative;
  overflow: hidden;
  padding: clamp(24px, 8cqi, 32px) 24px;
  color-scheme: light;
  --panel-ground: var(--_primary-strong);
  --panel-text: var(--_on-primary);
  color: var(--panel-text);
  background: linear-gradient(120deg, var(--_primary-strong), var(--_primary)) var(--_primary-strong);
  border-radius: var(--_card-radius);
  @container (min-width: 760px) { padding: 48px 48px; }
`;

/** Sets the tokens to the panel's colours, so that headings and buttons look right on it. */
export const content = css`
  position: relative;
  --_ink: var(--panel-text);
  --_muted: var(--panel-text);
  --_primary: var(--panel-text);
  --_on-primary: var(--panel-ground);
  --_primary-strong: color-mix(in srgb, var(--panel-text) 88%, var(--panel-ground));
  --_surface: var(--panel-ground);
  --_border: color-mix(in srgb, var(--panel-text) 70%, transparent);
  @container (min-width: 760px) { max-width: 720px; }
`;

export const links = css`
  ${piece.wrap(12)}
  @container (max-width: 479px) { display: grid; }
`;
