import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import Award from 'lucide/dist/esm/icons/award.mjs';
import CalendarRange from 'lucide/dist/esm/icons/calendar-range.mjs';
import Languages from 'lucide/dist/esm/icons/languages.mjs';
import Stamp from 'lucide/dist/esm/icons/stamp.mjs';
import Wallet from 'lucide/dist/esm/icons/wallet.mjs';
import type { ReactNode } from 'react';
import { countStamps, type PlanPass, type Stub, type StubTool } from '../stores/plan-pass.logic.ts';
import { Icon } from '../ui/icon.tsx';
import { FlightArc } from './flight-arc.tsx';
import {
  head,
  hollow,
  pass as passStyle,
  route,
  stamped,
  stubBody,
  stubs,
} from './plan-pass.styles.ts';

const ICONS = {
  'cost-calculator': Wallet,
  'scholarship-finder': Award,
  'application-timeline': CalendarRange,
  'toefl-mock-exam': Languages,
  'visa-requirements': Stamp,
} as const;

interface PlanPassProps {
  pass: PlanPass;
  /** Issuer's name, in the airline's place. */
  issuer: string;
  /** A stub's question, with the one link or button in it that leads to the tool. */
  ask?(tool: StubTool): ReactNode;
  /** Content after a stub. */
  after?(tool: StubTool): ReactNode;
}

/** A plan as a boarding pass: from India to the chosen country, with five stubs, each with its answer. */
export function PlanPassCard({ pass, issuer, ask, after }: PlanPassProps) {
  const { destination, chosen } = pass;
  const tools = Object.keys(pass.stubs) as StubTool[];
  return (
    <div className={passStyle}>
      <div className={head}>
        <p className={route}>
          <small>{issuer}</small>
          <b>India to {destination || 'where?'}</b>
          <span>{chosen.join(', ')}</span>
        </p>
        <FlightArc answered={countStamps(pass)} />
      </div>
      <ol className={stubs}>
        {tools.map((tool) => (
          <li key={tool}>
            <StubBody stub={pass.stubs[tool]} tool={tool} question={ask?.(tool)} />
            {after?.(tool)}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface StubBodyProps {
  stub: Stub;
  tool: StubTool;
  question: ReactNode;
}

function StubBody({ stub, tool, question }: StubBodyProps) {
  const { label, answer, note, isStamped, isLate } = stub;
  return (
    <div className={stubBody}>
      <p>
        <Icon icon={ICONS[tool]} size={18} />
        {label}
        {question && <Icon icon={ArrowRight} size={16} />}
      </p>
      {question}
      {(answer || !question) && (
        <b className={isStamped ? stamped : hollow} data-late={isLate || undefined}>
          {answer ?? 'Not yet'}
        </b>
      )}
      {note && <small>{note}</small>}
    </div>
  );
}
