/**
 * The sizes that styles may use, in px; scripts/lint/one-scale.grit refuses any other size of type, space,
 * container break and radius. The workbench draws them (host/workbench/system.tsx).
 */
export const SCALE = {
  type: [13, 14, 16, 18, 22, 28, 32, 36, 40, 64],
  weight: [400, 600, 700],
  space: [4, 8, 12, 16, 24, 32, 48, 80],
  /** Widths from which a container has another layout. */
  breaks: [240, 320, 480, 640, 760, 768, 1000],
  /** Form, text that is read, page. */
  measure: [560, 720, 1120],
  /** By use; all follow `--sa-radius`, but for what is round on every page. */
  radius: {
    drawing: 'calc(var(--_radius) / 3)',
    inner: 'calc(var(--_radius) * 2 / 3)',
    control: 'var(--_radius)',
    card: 'var(--_card-radius)',
    pill: 'calc(var(--_radius) * 2)',
    round: '50%',
  },
  /** Durations of a state, a panel and a reward, in ms. */
  motion: [150, 250, 400],
  /** The least height of a target. */
  hit: 44,
} as const;
