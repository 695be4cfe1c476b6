/** Where a built-in fact comes from and how old it is. */
export interface Provenance {
  /** The day up to which it is known to hold, as YYYY-MM-DD. */
  asOf: string;
  source: string;
}

/** What the consultancy counts itself. The owner must be able to show the records. */
export const ownRecords: Provenance = {
  asOf: '2026-10-31',
  source: "the consultancy's own records, not audited by anyone else",
};

/** What the consultancy says about its own services and offers. */
export const ownOffer: Provenance = {
  asOf: '2026-11-21',
  source: "the consultancy's own description of its services",
};

/** People and stories that stand in until real ones have agreed to be shown. */
export const illustrative: Provenance = {
  asOf: '2026-11-21',
  source: 'invented for illustration: no real person, no real employer',
};
