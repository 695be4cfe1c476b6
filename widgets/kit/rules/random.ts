/** A source of randomness as an argument: from 0 up to but not including 1, like `Math.random`. */
export type Random = () => number;
