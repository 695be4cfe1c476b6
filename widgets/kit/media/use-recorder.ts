import { useEffect, useRef, useState } from 'react';
import { createRecorder, type RecorderState } from './recorder.ts';

/**
 * The recorder of a view: its `state`, with `start`, `stop` and `cancel` as in recorder.ts. When
 * the view goes, so do the recording and the device.
 *
 * @param react Told of every state, for what happens once, such as keeping the recording. The
 * state `idle` that ends an unmounted view is not told.
 */
export function useRecorder(react: (state: RecorderState) => void = () => {}) {
  const [state, setState] = useState<RecorderState>({ name: 'idle' });
  const latest = useRef<typeof react | null>(react);
  latest.current = react;
  const [recorder] = useState(() =>
    createRecorder((next) => {
      if (!latest.current) return;
      setState(next);
      latest.current(next);
    }),
  );

  useEffect(
    () => () => {
      latest.current = null;
      recorder.cancel();
    },
    [recorder],
  );
  return { ...recorder, state };
}
