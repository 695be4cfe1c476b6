import { smallText } from '../core/card.styles.ts';

/** A rating out of five, in words: nobody real has given one. */
export function Rating({ value }: { value: number }) {
  return <p className={smallText}>{value} of 5, sample</p>;
}
