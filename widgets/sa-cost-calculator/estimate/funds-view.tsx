import { smallText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { SourceLine } from '../../kit/tools/source-line.tsx';
import { fundsBox } from './extras.styles.ts';
import type { Funds } from './funds.logic.ts';

/** The money to show for the visa, and whether the plan's costs reach it. */
export function FundsView({ funds }: { funds: Funds }) {
  const { asked, planned, otherwise, announced, note, fact } = funds;
  return (
    <div className={fundsBox}>
      <Heading level={4}>Money you must show for the visa</Heading>
      <p>
        {asked} {planned} {otherwise} {announced}
      </p>
      {note && <p className={smallText}>{note}</p>}
      {fact && <SourceLine fact={fact} />}
    </div>
  );
}
