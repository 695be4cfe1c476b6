import { css } from '../kit/element/styles.ts';

const drawing = css`
  display: block;
  width: 100%;
  max-width: 400px;
  height: auto;
  margin-inline: auto;
  & .glow { fill: var(--_primary); opacity: 0.1; }
  & .page { fill: var(--_surface); stroke: var(--_line); stroke-width: 1.5; }
  & .text { fill: var(--_line); }
  & .strong { fill: var(--_primary); }
  & .soft { fill: var(--_primary); opacity: 0.45; }
  & .pale { fill: var(--_primary); opacity: 0.2; }
  & .mark { fill: var(--_accent); }
  & .tick { fill: none; stroke: var(--_success); stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
`;

const WEEKS = [0, 1, 2, 3];
const DAYS = [0, 1, 2, 3, 4];
const RULED_LINES = [0, 1, 2];

/** The story's three pages: costs, visa rules with their dates, a calendar of deadlines. */
export function PagesDrawing() {
  return (
    <svg className={drawing} viewBox="0 0 400 320" aria-hidden="true">
      <circle className="glow" cx="204" cy="160" r="148" />
      <g transform="translate(4 52) rotate(-7)">
        <rect className="page" width="150" height="196" rx="12" />
        <rect className="strong" x="18" y="20" width="64" height="10" rx="5" />
        <CostBars />
      </g>
      <g transform="translate(246 26) rotate(7)">
        <rect className="page" width="150" height="196" rx="12" />
        <rect className="strong" x="18" y="20" width="80" height="10" rx="5" />
        {WEEKS.map((week) => DAYS.map((day) => <Day key={day} week={week} day={day} />))}
        <rect className="text" x="18" y="166" width="90" height="8" rx="4" />
      </g>
      <g transform="translate(130 92)">
        <rect className="page" width="148" height="204" rx="12" />
        <rect className="strong" x="20" y="22" width="84" height="10" rx="5" />
        {RULED_LINES.map((rule) => (
          <g key={rule} transform={`translate(20 ${56 + rule * 46})`}>
            <path className="tick" d="m1 9 6 6L18 3" />
            <rect className="text" x="32" y="1" width={76 - rule * 8} height="8" rx="4" />
            <rect className="mark" x="32" y="16" width="40" height="6" rx="3" />
          </g>
        ))}
      </g>
    </svg>
  );
}

function CostBars() {
  return (
    <>
      <rect className="strong" x="18" y="52" width="58" height="16" rx="4" />
      <rect className="soft" x="80" y="52" width="32" height="16" rx="4" />
      <rect className="pale" x="116" y="52" width="16" height="16" rx="4" />
      {RULED_LINES.map((line) => (
        <g key={line} transform={`translate(18 ${90 + line * 26})`}>
          <rect className="text" width="52" height="8" rx="4" />
          <rect className="soft" x="78" width="36" height="8" rx="4" />
        </g>
      ))}
    </>
  );
}

function Day({ week, day }: { week: number; day: number }) {
  const isDeadline = week === 2 && day === 3;
  const tone = isDeadline ? 'mark' : 'pale';
  return (
    <rect className={tone} x={20 + day * 23} y={50 + week * 26} width="16" height="16" rx="4" />
  );
}
