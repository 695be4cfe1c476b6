import { describe, expect, it } from 'vitest';
import { type Box, placeToast } from './toast-place.logic.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const HEIGHT = 640;
const low = box(860, 530, 420, 110);
const top = box(0, 0, 360, 110);
const onPhone = (y: number, height: number) => box(16, y, 328, height);

describe('placeToast', () => {
  it.each([
    ['stays where nothing is below it', low, [[box(20, 20, 500, 600)]], 0],
    ['goes above a form in its corner', low, [[box(640, 340, 600, 250)]], -300],
    ['goes below a form on a phone', top, [[onPhone(40, 300)]], 340],
    [
      'keeps off words and button where a form fills the window',
      top,
      [[onPhone(-400, 1400)], [onPhone(60, 100), onPhone(580, 48)]],
      160,
    ],
    [
      'keeps off the button where words and button leave no room',
      top,
      [[onPhone(-400, 1400)], [onPhone(20, 460), onPhone(540, 48)], [onPhone(540, 48)]],
      0,
    ],
    ['stays where there is no place at all', top, [[box(0, 0, 360, HEIGHT)]], 0],
  ] as const)('%s', (_, toast, kept, y) => {
    expect(placeToast(toast, HEIGHT, kept)).toBe(y);
  });
});
