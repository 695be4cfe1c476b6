/**
 * Runs a task when the browser is idle, or a moment later in Safari, which cannot tell. Returns its
 * cancel function.
 */
export function whenIdle(run: () => void): () => void {
  if (!self.requestIdleCallback) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(request);
}
