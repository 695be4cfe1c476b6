import { useEffect, useRef, useState } from 'react';

/** What a visitor said in one speaking task, for the player. */
export interface Take {
  /** Address of the recording in memory. */
  url: string;
  /** A tone stands in for a voice. */
  isSimulated: boolean;
}

type Takes = Readonly<Record<string, Take>>;

/** The recordings by task id. They live in memory alone, until Take Another Test or a reload. */
export function useTakes() {
  const [takes, setTakes] = useState<Takes>({});
  const latest = useRef(takes);

  const show = (next: Takes) => {
    latest.current = next;
    setTakes(next);
  };
  useEffect(() => () => release(latest.current), []);

  return {
    takes,
    keep(taskId: string, blob: Blob, isSimulated: boolean) {
      const before = latest.current[taskId];
      if (before) URL.revokeObjectURL(before.url);
      show({ ...latest.current, [taskId]: { url: URL.createObjectURL(blob), isSimulated } });
    },
    clear() {
      release(latest.current);
      show({});
    },
  };
}

function release(takes: Takes): void {
  for (const { url } of Object.values(takes)) URL.revokeObjectURL(url);
}
