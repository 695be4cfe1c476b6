import { saveFile } from '../../kit/ui/save-file.ts';
import type { ScoreReport } from '../report.logic.ts';
import { drawReport } from '../report-picture.logic.ts';

/** Pixels of the picture for each of the drawing's, for sharp screens. */
const scale = 2;

/**
 * Saves a report as a PNG file. Rejects where the browser cannot draw it. The drawing goes through a
 * data URL, which the tightest policies for pictures allow.
 */
export async function saveReport(report: ScoreReport): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawReport(report))}`;
  await image.decode();
  saveFile(await toPng(image), 'toefl-score-report.png');
}

async function toPng(image: HTMLImageElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * scale;
  canvas.height = image.naturalHeight * scale;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!context || !blob) throw new Error('The browser gave no canvas');
  return blob;
}
