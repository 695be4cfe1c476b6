import Star from 'lucide/dist/esm/icons/star.mjs';
import { css } from '../element/styles.ts';
import { Icon } from './icon.tsx';

const row = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-size: 14px;
  font-weight: 600;
  & svg { fill: var(--_accent); stroke: var(--_accent); }
`;

/** A rating out of five, as a star and in words. */
export function Rating({ value }: { value: number }) {
  return (
    <p className={row}>
      <Icon icon={Star} size={16} />
      {value} out of 5
    </p>
  );
}
