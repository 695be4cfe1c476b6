import au from './whole-au.json' with { type: 'json' };
import ca from './whole-ca.json' with { type: 'json' };
import de from './whole-de.json' with { type: 'json' };
import type { WholeInterview } from './whole-types.ts';
import uk from './whole-uk.json' with { type: 'json' };
import us from './whole-us.json' with { type: 'json' };

/**
 * Whole interviews by country, in the order in which they are offered: the window of a US consulate in
 * India; the credibility interview of UK Visas and Immigration by video; the Genuine Student questions
 * as an Australian case officer asks them by phone; the questions of a Canadian visa or border officer
 * about a study plan; those of the German missions at the appointment.
 */
export const wholeInterviews = [us, uk, au, ca, de] as unknown as readonly WholeInterview[];
