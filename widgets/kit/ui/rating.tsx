import { smallText } from '../core/card.styles.ts';

interface RatingProps {
  value: number;
  /** Nobody real has given it. */
  isSample: boolean;
}

/** A rating out of five, in words: no stars for what nobody has given. */
export function Rating({ value, isSample }: RatingProps) {
  return (
    <p className={smallText}>
      {value} of 5{isSample && ', sample'}
    </p>
  );
}
