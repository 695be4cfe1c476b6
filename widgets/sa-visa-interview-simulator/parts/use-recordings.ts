import { useEffect, useRef, useState } from 'react';

/** A recording that can be played, for as long as the tool is open. */
export interface AnswerRecording {
  url: string;
  hasVideo: boolean;
}

/** Recordings in memory, by the id of the question they answer. */
export function useRecordings() {
  const [recordings, setRecordings] = useState<Readonly<Record<string, AnswerRecording>>>({});
  const urls = useRef<string[]>([]);

  const revoke = () => {
    for (const url of urls.current) URL.revokeObjectURL(url);
    urls.current = [];
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is for the end alone
  useEffect(() => revoke, []);

  return {
    recordings,
    keep(questionId: string, blob: Blob) {
      const url = URL.createObjectURL(blob);
      urls.current.push(url);
      const recording = { url, hasVideo: blob.type.startsWith('video/') };
      setRecordings((before) => ({ ...before, [questionId]: recording }));
    },
    remove(questionId: string) {
      URL.revokeObjectURL(recordings[questionId]?.url ?? '');
      setRecordings(({ [questionId]: _, ...others }) => others);
    },
  };
}
