import { measureText, savePicture } from '../../kit/tools/save-picture.ts';
import type { ScoreReport } from './report.logic.ts';
import { drawReport } from './report-picture.logic.ts';

/** Saves a report as a PNG file. Rejects if the browser cannot draw it. */
export const saveReport = (report: ScoreReport): Promise<void> =>
  savePicture(drawReport(report, measureText), 'toefl-score-report.png');
