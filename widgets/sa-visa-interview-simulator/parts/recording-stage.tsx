import { useEffect, useRef } from 'react';
import { recordingTexts } from '../../content/interview/texts.ts';
import { Note } from '../../kit/ui/note.tsx';
import { RECORDING_LIMITS_MS } from '../interview.logic.ts';
import { formatClock } from '../recording-clock.logic.ts';
import { meter, picture, stage, timer } from './recording.styles.ts';
import type { InterviewSession } from './use-interview.ts';

/** What stands above the record button: what will happen, or the recording that runs. */
export function RecordingStage({ session, leftMs }: { session: InterviewSession; leftMs: number }) {
  const { interview, recorder, wantsVideo, media } = session;
  const { recording } = interview;
  if (!recording) {
    return (
      <div className={stage}>
        <p>{recorder.isAsking ? 'Please allow the recording in your browser.' : hintOf()}</p>
        {recorder.notice && <Note text={recorder.notice} />}
      </div>
    );
  }
  const limitMs = RECORDING_LIMITS_MS[recording.mode];
  return (
    <div className={stage}>
      <p className={timer}>
        <i />
        {recording.mode === 'real' ? 'Recording' : 'Simulated recording'}
        <span>{formatClock(leftMs)} left</span>
      </p>
      <svg className={meter} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={1 - leftMs / limitMs} height="1" />
      </svg>
      {recorder.preview && <Preview stream={recorder.preview} />}
      {recorder.notice && <Note text={recorder.notice} />}
    </div>
  );

  function hintOf() {
    if (media === 'simulated') return recordingTexts.simulated;
    return wantsVideo ? recordingTexts.withCamera : recordingTexts.withMicrophone;
  }
}

/** What the camera sees, mirrored as people know themselves. */
function Preview({ stream }: { stream: MediaStream }) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={ref}
      className={picture}
      data-mirrored
      muted
      autoPlay
      playsInline
      aria-label="Your camera"
    />
  );
}
