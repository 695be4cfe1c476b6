import { ownRecords, type Provenance } from './provenance.ts';

/** A number that the consultancy advertises. */
export interface Figure extends Provenance {
  /** The number as shown. */
  value: string;
  label: string;
  /** Meaning and origin of the figure, always shown beside a value that could be misread. */
  inShort?: string;
  /** Its definition, behind "How counted". */
  qualifier?: string;
}

export type FigureId =
  | 'students'
  | 'visaSuccess'
  | 'universities'
  | 'countries'
  | 'founded'
  | 'cities'
  | 'successBadge';

/** Follows a rate on its line and in its size until the owner has proved it; otherwise empty. */
export const unconfirmed = ({ value, open }: Figure) =>
  open && value.includes('%') ? ', not yet confirmed' : '';

/**
 * The first three are the home page's tiles. The two rates measure different things: visas granted,
 * and students with at least one offer of a place. The owner must be able to prove each figure.
 */
export const figures: Readonly<Record<FigureId, Figure>> = {
  students: {
    value: '5000+',
    label: 'students placed',
    qualifier: 'Students who took up a place abroad with our help since 2018.',
    ...ownRecords,
  },
  visaSuccess: {
    value: '98%',
    label: 'visa success rate',
    inShort: 'Our own figure: visas granted, out of all that were decided.',
    qualifier:
      'Student visa applications that we helped to prepare since 2018 and that were granted, out of all that were decided. An embassy decides every case for itself.',
    ...ownRecords,
  },
  universities: {
    value: '200+',
    label: 'partner universities',
    qualifier: 'Universities that take applications through us or through a partner of ours.',
    ...ownRecords,
  },
  countries: {
    value: '12+',
    label: 'countries',
    qualifier:
      'Countries where our students have taken up a place. The tools on this site describe ten countries.',
    ...ownRecords,
  },
  founded: {
    value: '2018',
    label: 'founded',
    ...ownRecords,
  },
  cities: {
    value: '5',
    label: 'Indian cities',
    qualifier: 'The head office is in New Delhi. Ask us where we can meet in your city.',
    ...ownRecords,
  },
  successBadge: {
    value: '100% Success Rate',
    label: 'at least one offer of a place',
    inShort:
      'Our own figure, about places and not about visas. It is no promise for the next student.',
    qualifier:
      'Every student who completed our full application service since 2018 was offered at least one place.',
    ...ownRecords,
  },
};
