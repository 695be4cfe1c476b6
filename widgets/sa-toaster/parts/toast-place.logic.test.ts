import { describe, expect, it } from 'vitest';
import { type Box, placeToast } from './toast-place.logic.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const wide = { width: 1280, height: 800 };
const phone = { width: 360, height: 640 };
const low = box(860, 690, 420, 110);
const top = box(0, 0, 360, 110);

describe('placeToast', () => {
  it.each([
    ['stays where nothing is below it', low, wide, [[box(20, 20, 500, 300)]], [0, 0]],
    ['goes above a form in its corner', low, wide, [[box(640, 500, 600, 250)]], [0, -300]],
    [
      'goes beside a form as tall as the window',
      low,
      wide,
      [[box(640, -100, 600, 1200)]],
      [-640, 0],
    ],
    ['goes below a form on a phone', top, phone, [[box(16, 40, 328, 300)]], [0, 340]],
    ['goes to the end of a phone', top, phone, [[box(16, -400, 328, 900)]], [0, 500]],
    [
      'keeps off words and button where a form fills the phone',
      top,
      phone,
      [[box(16, -400, 328, 1400)], [box(16, 60, 328, 100), box(16, 580, 328, 48)]],
      [0, 160],
    ],
    ['stays where there is no place at all', top, phone, [[box(0, 0, 360, 640)]], [0, 0]],
  ] as const)('%s', (_, toast, size, kept, [x, y]) => {
    expect(placeToast(toast, size, kept)).toEqual({ x: x + 0, y: y + 0 });
  });
});
