import { css } from '../kit/element/styles.ts';

export const entries = css`
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  & > details + details { border-top: 1px solid var(--_line); }
  & summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    padding: 16px 20px;
    border-radius: var(--_card-radius);
    cursor: pointer;
    list-style: none;
  }
  & summary::-webkit-details-marker { display: none; }
  & summary::after {
    content: '';
    flex: none;
    width: 10px;
    height: 10px;
    border: solid var(--_primary);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    translate: 0 -3px;
    transition: rotate 150ms ease-out;
  }
  & [open] > summary::after { rotate: 225deg; translate: 0 3px; }
  & summary:focus-visible { outline-offset: -2px; }
  & h3 { font-size: 18px; line-height: 1.4; }
  & p { max-width: 72ch; padding: 0 20px 20px; color: var(--_muted); }
`;
