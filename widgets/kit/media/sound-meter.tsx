import { useEffect, useRef, useState } from 'react';
import { css } from '../element/styles.ts';
import { describeHearing, HEARD_FROM, measureLevel, meterShare } from './sound-level.logic.ts';

const box = css`
  display: grid;
  gap: 4px;
  font-size: 14px;
  color: var(--_muted);
  & svg { display: block; width: 100%; height: 8px; background: var(--_line); border-radius: calc(var(--_radius) / 3); }
  & rect { fill: var(--_success); }
  @media (forced-colors: active) { & svg { border: 1px solid; } & rect { fill: Highlight; } }
`;

/** Often enough to move with the voice. */
const EVERY_MS = 100;
const SAMPLES = 1024;

interface SoundMeterProps {
  stream: MediaStream;
  /** Called at every moment that is measured: whether there was a voice, or only the room. */
  onLevel?: ((isVoice: boolean, nowMs: number) => void) | undefined;
}

/**
 * How loud a microphone is, as a bar, and in words whether it hears anything at all. Nothing where
 * the browser cannot measure it.
 */
export function SoundMeter({ stream, onLevel }: SoundMeterProps) {
  const bar = useRef<SVGRectElement>(null);
  const latest = useRef(onLevel);
  latest.current = onLevel;
  const [text, setText] = useState<string | null>('');

  useEffect(() => {
    let context: AudioContext;
    try {
      context = new AudioContext();
      const analyser = new AnalyserNode(context, { fftSize: SAMPLES });
      context.createMediaStreamSource(stream).connect(analyser);
      const samples = new Float32Array(SAMPLES);
      let startedAtMs: number | undefined;
      let heardAtMs: number | null = null;
      const timer = setInterval(() => {
        // A phone may suspend it; the level is then unknown.
        if (context.state !== 'running') {
          setText('');
          context.resume().catch(() => {});
          return;
        }
        const nowMs = +new Date();
        startedAtMs ??= nowMs;
        analyser.getFloatTimeDomainData(samples);
        const level = measureLevel(samples);
        const isVoice = level >= HEARD_FROM;
        if (isVoice) heardAtMs = nowMs;
        latest.current?.(isVoice, nowMs);
        bar.current?.setAttribute('width', String(meterShare(level)));
        const isMuted = stream.getAudioTracks().some(({ muted }) => muted);
        setText(describeHearing({ startedAtMs, heardAtMs, isMuted }, nowMs));
      }, EVERY_MS);
      return () => {
        clearInterval(timer);
        context.close().catch(() => {});
      };
    } catch {
      setText(null);
      return undefined;
    }
  }, [stream]);

  if (text === null) return null;
  return (
    <div className={box}>
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <rect ref={bar} width="0" height="1" />
      </svg>
      <p role="status">{text}</p>
    </div>
  );
}
