/** A frame's address sets a colour by 3 or 6 hexadecimal digits. */
export const isFrameColour = (value: string): boolean =>
  /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value);

/** The largest radius that a frame's address may set, in px. */
export const MAX_RADIUS_PX = 32;

/** Padding around the element in a frame, in px: room for a focus outline. */
export const FRAME_PADDING_PX = 4;

/** A frame's address sets the radius in whole px. */
export const isFrameRadius = (value: string): boolean =>
  /^\d{1,2}$/.test(value) && Number(value) <= MAX_RADIUS_PX;

/**
 * The `color-scheme` of a frame's page, by the theme in its address, and of the `<iframe>` around it:
 * where the two differ, browsers paint a ground behind the page.
 */
export const schemeOfFrame = (theme: string | null | undefined): string =>
  theme === 'auto' ? 'light dark' : theme || 'light';
