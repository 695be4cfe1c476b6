import { type ComponentProps, useEffect, useRef } from 'react';
import { smallText } from '../core/card.styles.ts';
import { Note } from '../ui/note.tsx';
import { GOOD_ANSWER_SECONDS, RECORDING_LIMITS_MS, type RecordingMode } from './recording.logic.ts';
import { meter, picture, stage, timer } from './recording.styles.ts';
import { formatTimeLeft } from './recording-clock.logic.ts';
import { recordingTexts } from './recording-texts.ts';
import { SoundMeter } from './sound-meter.tsx';

interface RecordingStageProps {
  /** Null before a recording. */
  mode: RecordingMode | null;
  leftMs: number;
  /** The mode that a recording will have. */
  media: RecordingMode;
  wantsVideo: boolean;
  /** The browser asks the visitor for the device. */
  isAsking: boolean;
  /** Why a recording failed or is simulated; empty otherwise. */
  notice: string;
  /** Stream being recorded; null unless a real recording runs. */
  stream: MediaStream | null;
  hasVideo: boolean;
  /** Told of every moment of a recording: whether there was a voice. */
  onLevel?: ComponentProps<typeof SoundMeter>['onLevel'];
}

/** The recording that runs, or what to expect of the next one. */
export function RecordingStage(props: RecordingStageProps) {
  const { mode, leftMs, media, wantsVideo, isAsking, notice, stream, hasVideo, onLevel } = props;
  const hint = isAsking
    ? 'Please allow the recording in your browser.'
    : recordingTexts[
        media === 'simulated' ? 'simulated' : wantsVideo ? 'withCamera' : 'withMicrophone'
      ];
  if (!mode && !isAsking && !notice) return <p className={smallText}>{hint}</p>;
  return (
    <div className={stage}>
      {mode ? <RunningClock mode={mode} leftMs={leftMs} /> : <p>{hint}</p>}
      {stream && <SoundMeter stream={stream} onLevel={onLevel} />}
      {stream && hasVideo && <Preview stream={stream} />}
      {notice && <Note text={notice} />}
    </div>
  );
}

/** As shares of the longest recording. */
const AIM_FROM = (GOOD_ANSWER_SECONDS.from * 1000) / RECORDING_LIMITS_MS.real;
const AIM_TO = (GOOD_ANSWER_SECONDS.to * 1000) / RECORDING_LIMITS_MS.real;

interface LengthMeterProps {
  mode: RecordingMode;
  /** The length so far, as a share of the longest recording, from 0 to 1. */
  share: number;
  isRunning?: boolean;
}

/** The length of an answer, with the part marked in which a good one ends. */
function LengthMeter({ mode, share, isRunning }: LengthMeterProps) {
  return (
    <svg
      className={meter}
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-running={isRunning}
    >
      {mode === 'real' && <rect x={AIM_FROM} width={AIM_TO - AIM_FROM} height="1" data-aim />}
      <rect width={share} height="0.5" y="0.25" />
    </svg>
  );
}

/** The length of a recorded answer beside that of a good one. */
export function RecordedLength({ durationMs }: { durationMs: number }) {
  return (
    <>
      <LengthMeter mode="real" share={Math.min(1, durationMs / RECORDING_LIMITS_MS.real)} />
      <p className={smallText}>
        {`A good answer lasts ${GOOD_ANSWER_SECONDS.from} to ${GOOD_ANSWER_SECONDS.to} seconds: the marked part.`}
      </p>
    </>
  );
}

function RunningClock({ mode, leftMs }: { mode: RecordingMode; leftMs: number }) {
  return (
    <>
      <p className={timer}>
        <i />
        {mode === 'real' ? 'Recording' : 'Simulated recording'}
        <span>{formatTimeLeft(leftMs)} left</span>
      </p>
      <LengthMeter mode={mode} share={1 - leftMs / RECORDING_LIMITS_MS[mode]} isRunning />
      {mode === 'real' && <p className={smallText}>Aim for 30 to 60 seconds: the marked part.</p>}
    </>
  );
}

/** The camera's picture, mirrored, as people are used to seeing themselves. */
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
