import { saveFile } from '../../kit/tools/save-file.ts';
import type { ScoreReport } from './report.logic.ts';
import { drawReport } from './report-picture.logic.ts';

/** Picture pixels per pixel of the drawing, for high-density screens. */
const PIXEL_RATIO = 2;

/**
 * Saves a report as a PNG file. Rejects if the browser cannot draw it. The drawing is a data URL,
 * which even strict image policies allow.
 */
export async function saveReport(report: ScoreReport): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawReport(report))}`;
  await image.decode();
  saveFile(await toPng(image), 'toefl-score-report.png');
}

async function toPng(image: HTMLImageElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * PIXEL_RATIO;
  canvas.height = image.naturalHeight * PIXEL_RATIO;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!context || !blob) throw new Error('The browser gave no canvas');
  return blob;
}
