let offsetMs = 0;
const RealDate = Date;

/** Lets waits of hours pass at once. */
export function moveClock(ms: number): void {
  offsetMs += ms;
}

globalThis.Date = class extends RealDate {
  constructor(...values: [] | [number | string]) {
    super(values[0] ?? RealDate.now() + offsetMs);
  }

  static override now(): number {
    return RealDate.now() + offsetMs;
  }
} as DateConstructor;
