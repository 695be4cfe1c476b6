import { useEffect, useRef, useState } from 'react';
import { createRecorder, type RecorderState } from './recorder.ts';

/**
 * The recorder of a view: its `state`, with `start`, `stop` and `cancel` as in recorder.ts. When
 * the view unmounts, the recording ends and the device is released.
 *
 * @param react Called with every state, for what happens once, such as keeping the recording. It is
 * not called when the view unmounts.
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
