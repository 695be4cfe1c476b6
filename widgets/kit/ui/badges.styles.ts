import * as piece from '../core/pieces.ts';
import { css } from '../element/styles.ts';

/** A list of words in rounded frames. */
export const badges = css`
  ${piece.wrap(8)}
  ${piece.plainList}
  & > li {
    position: relative;
    padding: 2px 12px;
    font-size: 14px;
    ${piece.tag()}
  }
`;
