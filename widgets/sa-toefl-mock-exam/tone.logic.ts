const samplesPerSecond = 8000;
const pitchHz = 330;
const headerBytes = 44;

/**
 * A quiet tone as a WAV file (PCM, 8 bit, one channel), which every browser plays: the placeholder
 * that a simulated recording leaves behind.
 */
export function createToneWav(seconds: number): ArrayBuffer {
  const length = Math.round(seconds * samplesPerSecond);
  const file = new DataView(new ArrayBuffer(headerBytes + length));
  writeHeader(file, length);
  for (let index = 0; index < length; index += 1) {
    file.setUint8(headerBytes + index, sampleAt(index / samplesPerSecond, seconds));
  }
  return file.buffer as ArrayBuffer;
}

/** One byte around 128, the silence. The tone swells and fades, so that it does not click. */
function sampleAt(time: number, seconds: number): number {
  const loudness = 0.2 * Math.min(1, time * 4, (seconds - time) * 4);
  return 128 + Math.round(127 * loudness * Math.sin(2 * Math.PI * pitchHz * time));
}

/** Source of the layout: Microsoft and IBM, Multimedia Programming Interface, RIFF WAVE. */
function writeHeader(file: DataView, length: number): void {
  writeText(file, 0, 'RIFF');
  file.setUint32(4, headerBytes - 8 + length, true);
  writeText(file, 8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, samplesPerSecond, true);
  file.setUint32(28, samplesPerSecond, true);
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
