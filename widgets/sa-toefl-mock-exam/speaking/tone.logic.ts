const SAMPLES_PER_SECOND = 8000;
const PITCH_HZ = 330;
const HEADER_BYTES = 44;

/**
 * A quiet tone as a WAV file (PCM, 8 bit, mono), which every browser plays: the placeholder
 * that a simulated recording leaves behind.
 */
export function createToneWav(seconds: number): ArrayBuffer {
  const length = Math.round(seconds * SAMPLES_PER_SECOND);
  const file = new DataView(new ArrayBuffer(HEADER_BYTES + length));
  writeHeader(file, length);
  for (let index = 0; index < length; index += 1) {
    file.setUint8(HEADER_BYTES + index, sampleAt(index / SAMPLES_PER_SECOND, seconds));
  }
  return file.buffer as ArrayBuffer;
}

/** A byte around 128, which is silence. The tone fades in and out, so that it does not click. */
function sampleAt(time: number, seconds: number): number {
  const loudness = 0.2 * Math.min(1, time * 4, (seconds - time) * 4);
  return 128 + Math.round(127 * loudness * Math.sin(2 * Math.PI * PITCH_HZ * time));
}

/** Source of the file layout: Microsoft and IBM, Multimedia Programming Interface, RIFF WAVE. */
function writeHeader(file: DataView, length: number): void {
  writeText(file, 0, 'RIFF');
  file.setUint32(4, HEADER_BYTES - 8 + length, true);
  writeText(file, 8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, SAMPLES_PER_SECOND, true);
  file.setUint32(28, SAMPLES_PER_SECOND, true);
  file.setUint16(32, 1, true);
  file.setUint16(34, 8, true);
  writeText(file, 36, 'data');
  file.setUint32(40, length, true);
}

function writeText(file: DataView, offset: number, text: string): void {
  for (let index = 0; index < text.length; index += 1) {
    file.setUint8(offset + index, text.charCodeAt(index));
  }
}
