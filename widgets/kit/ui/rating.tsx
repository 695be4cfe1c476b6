import { mutedText } from '../core/card.styles.ts';

interface RatingProps {
  value: number;
  /** Whether the rating is invented. */
  isSample: boolean;
}

/** A rating out of five, in words: an invented one gets no stars. */
export function Rating({ value, isSample }: RatingProps) {
  return <p className={mutedText}>{`${value} of 5${isSample ? ', sample' : ''}`}</p>;
}
