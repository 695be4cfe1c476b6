import * as piece from '../core/pieces.ts';
import { css } from '../element/styles.ts';

/** A card that can be pressed anywhere. Its one link or button has the class `pressTarget`. */
export const pressableCard = css`
  position: relative;
  min-width: 0;
  ${piece.card()}
  transition: border-color 150ms ease-out, box-shadow 150ms ease-out;
  &:hover { border-color: var(--_primary); box-shadow: var(--_shadow); }
`;

/** The link or button of a pressable card, stretched over all of it. */
export const pressTarget = css`
  ${piece.plainButton}
  letter-spacing: inherit;
  text-align: start;
  text-decoration: none;
  padding: 0;
  color: inherit;
  a& { color: inherit; }
  &::after { content: ''; position: absolute; inset: 0; border-radius: var(--_card-radius); }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid var(--_primary); outline-offset: 2px; }
`;
