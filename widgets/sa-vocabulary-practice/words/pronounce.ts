import { speak } from '../../kit/media/speak.ts';

let stop = () => {};

/** Says a word aloud. If speech is simulated or the device has no English voice, an alert says so. */
export function pronounce(word: string, isSimulated: boolean): void {
  const announceAudio = () => alert(`Audio pronunciation of "${word}" would play in production.`);
  if (isSimulated) announceAudio();
  else stop = speak(word, { rate: 0.9, onEnd: (end) => end === 'unavailable' && announceAudio() });
}

/** Ends what is being said, if it is a word of this tool. */
export function stopSpeaking(): void {
  stop();
}
