/** The route from India: a curve with its control point in the middle, on 300 × 80. */
export const [FROM, OVER, TO] = [
  [14, 66],
  [150, -34],
  [286, 54],
] as const;

/** Number of questions: the plane moves a step with each answer. */
export const STEPS = 5;

export const ARC = `M${FROM}Q${OVER} ${TO}`;

/** A plane that flies to the right, around its middle. */
export const PLANE =
  'M13 0c-2-2-6-2.5-9-2.5L-2-10h-4l3 7.5-4 .5-3-3.5h-3l2 5.5-2 5.5h3l3-3.5 4 .5-3 7.5h4l6-7.5c3 0 7-.5 9-2.5z';

/** Position and angle (degrees) of the plane for a number of answered questions. */
export function findPlane(answered: number): { x: number; y: number; degrees: number } {
  const share = answered / STEPS;
  const at = (axis: 0 | 1) =>
    (1 - share) ** 2 * FROM[axis] + 2 * share * (1 - share) * OVER[axis] + share ** 2 * TO[axis];
  const slope = (axis: 0 | 1) =>
    (1 - share) * (OVER[axis] - FROM[axis]) + share * (TO[axis] - OVER[axis]);
  const degrees = (Math.atan2(slope(1), slope(0)) * 180) / Math.PI;
  return { x: Math.round(at(0)), y: Math.round(at(1)), degrees: Math.round(degrees) };
}
