import { useLayoutEffect } from 'react';
import { useLatestState } from '../ui/use-latest-state.ts';

/** A recording that can be played for as long as the tool is open. */
export interface PlayableRecording {
  /** Address of the recording in memory. */
  url: string;
  hasVideo: boolean;
  /** A tone takes the place of a voice. */
  isSimulated: boolean;
}

export type RecordingsById = Readonly<Record<string, PlayableRecording>>;

/**
 * The recordings of a tool, by the id of what they answer. They live in memory alone, until they
 * are removed or the tool leaves the page.
 */
export function useRecordings() {
  const [recordings, show, latest] = useLatestState<RecordingsById>({});
  // The ref outlives every render: this runs once, at the end.
  useLayoutEffect(() => () => revoke(latest.current), [latest]);

  return {
    recordings,
    /** Replaces an earlier recording of the same id. */
    keep(id: string, blob: Blob, isSimulated = false) {
      const { [id]: before, ...others } = latest.current;
      if (before) revoke({ before });
      const hasVideo = blob.type.startsWith('video/');
      show({ ...others, [id]: { url: URL.createObjectURL(blob), hasVideo, isSimulated } });
    },
    remove(id: string) {
      const { [id]: removed, ...others } = latest.current;
      if (removed) revoke({ removed });
      show(others);
    },
    clear() {
      revoke(latest.current);
      show({});
    },
  };
}

function revoke(recordings: RecordingsById): void {
  for (const { url } of Object.values(recordings)) URL.revokeObjectURL(url);
}
