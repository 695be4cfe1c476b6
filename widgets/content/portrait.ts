/** White initials on a gradient. Both colours contrast with white by at least 4.5:1. */
export interface Portrait {
  initials: string;
  /** Start colour, as #rrggbb. */
  from: string;
  /** End colour, as #rrggbb. */
  to: string;
}
