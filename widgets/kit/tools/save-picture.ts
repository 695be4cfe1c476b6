import { PICTURE_FONT, type TextLook } from '../rules/picture-text.ts';
import { saveFile } from './save-file.ts';

/** Picture pixels per pixel of the drawing, for high-density screens. */
const PIXEL_RATIO = 2;

/**
 * Makes a PNG of a self-contained SVG. The drawing is a data URL, because more pages allow `data:` for
 * pictures than `blob:`. Rejects if the browser cannot draw it, or the policy of the page does not allow that.
 */
export async function drawPicture(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * PIXEL_RATIO;
  canvas.height = image.naturalHeight * PIXEL_RATIO;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!context || !blob) throw new Error('The browser gave no canvas');
  return blob;
}

/** How wide the browser draws a text in a picture. */
export function measureText(text: string, { size, isBold }: TextLook): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('The browser gave no canvas');
  context.font = `${isBold ? 700 : 400} ${size}px ${PICTURE_FONT}`;
  return context.measureText(text).width;
}

/** Saves a self-contained SVG as a PNG file. Rejects if the browser cannot draw it. */
export async function savePicture(svg: string, name: string): Promise<void> {
  saveFile(await drawPicture(svg), name);
}
