/** A ref for the button that stops a recording: the clock above it pushes it out of a small window. */
export const keepInSight = (button: Element | null) => button?.scrollIntoView({ block: 'nearest' });
