/** A person's picture: initials in white on a gradient. Both colours keep 4.5:1 against white. */
export interface Portrait {
  initials: string;
  /** First colour, as #rrggbb. */
  from: string;
  /** Last colour, as #rrggbb. */
  to: string;
}
