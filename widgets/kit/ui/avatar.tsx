import { css } from '../element/styles.ts';

const round = css`
  border-radius: 50%;
  flex: none;
`;

interface AvatarProps {
  /** Initials, and the two colours behind them. */
  portrait: { initials: string; from: string; to: string };
  /** Width and height in px. */
  size?: number;
}

/** A person as initials on two colours. Decorative: the name is beside it. */
export function Avatar({ portrait: { initials, from, to }, size = 48 }: AvatarProps) {
  const id = `avatar-${from}-${to}`.replaceAll('#', '');
  return (
    <svg className={round} viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
        <stop stopColor={from} />
        <stop offset="1" stopColor={to} />
      </linearGradient>
      <rect width="48" height="48" fill={`url(#${id})`} />
      <text x="24" y="30" fill="#fff" fontSize="17" fontWeight="600" textAnchor="middle">
        {initials}
      </text>
    </svg>
  );
}
