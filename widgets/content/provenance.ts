/** Origin and age of a built-in fact. */
export interface Provenance {
  /**
   * Date of the source: YYYY-MM-DD, YYYY-MM or YYYY, or the years of an old list (`2021-23`). For
   * an undated page, when we read it.
   */
  asOf: string;
  /** The page bears no date: `asOf` is when we read it. */
  isUndated?: true;
  /** The source: the URL of a page or site, a publication, or a list of our own. */
  source: string;
  /**
   * Open task of the owner: replace a `sample` by something real, prove or confirm a `claim`. A live
   * site has neither (docs/launch.md).
   */
  open?: 'sample' | 'claim';
}

/** A fact with its provenance. */
export type Sourced<Fact> = Fact & Provenance;

/** A statement shown to the visitor that may go out of date. */
export type SourcedText = Sourced<{ text: string }>;

/** The consultancy's own statistics. The owner must be able to show the records. */
export const ownRecords: Provenance = {
  asOf: '2026-10-31',
  source: "the consultancy's own figures; their basis is to be confirmed",
  open: 'claim',
};

/** Statements of the consultancy about its own services and offers. */
export const ownOffer: Provenance = {
  asOf: '2026-11-21',
  source: "the consultancy's own description of its services",
  open: 'claim',
};

/** Statements of this repository about its own tools. */
export const ownTools: Provenance = {
  asOf: '2026-11-21',
  source: 'the tools of this website, as they are built',
};

/** Placeholder people and stories, until real ones have agreed to be shown. */
export const illustrative: Provenance = {
  asOf: '2026-11-21',
  source: 'invented for illustration: no real person, no real employer',
  open: 'sample',
};
