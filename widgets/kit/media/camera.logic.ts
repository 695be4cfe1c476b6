/** Errors of getUserMedia that may be about the camera alone, which an answer can do without. */
const CAMERA_ERRORS: readonly (string | null)[] = [
  'NotFoundError',
  'NotReadableError',
  'OverconstrainedError',
];

/** Whether to try again with the microphone alone. A visitor who said no is not asked again. */
export function canDoWithoutCamera(errorName: string | null): boolean {
  return CAMERA_ERRORS.includes(errorName);
}
