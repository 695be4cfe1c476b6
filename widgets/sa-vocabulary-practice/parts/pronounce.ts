/** Kept, because Chromium forgets an utterance that nobody holds and its events with it. */
let current: SpeechSynthesisUtterance | null = null;

/**
 * Says a word aloud with the browser's voice; where there is none, or it is to be left alone, an
 * alert stands in for it. A voice on the device is preferred: others send the word to their maker.
 */
export function pronounce(word: string, isSimulated: boolean): void {
  if (isSimulated || !canSpeak()) announceAudio(word);
  else speak(word);
}

function speak(word: string) {
  const utterance = new SpeechSynthesisUtterance(word);
  const voice = findVoice(speechSynthesis.getVoices());
  utterance.lang = voice?.lang ?? 'en-US';
  utterance.voice = voice ?? null;
  utterance.rate = 0.9;
  utterance.onend = forget;
  utterance.onerror = ({ error }) => {
    forget();
    // Otherwise another word was asked for, or the visitor has left.
    if (error !== 'interrupted' && error !== 'canceled') announceAudio(word);
  };
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
  current = utterance;
}

/** Ends what is being said, if it is ours. */
export function stopSpeaking(): void {
  if (!current) return;
  forget();
  speechSynthesis.cancel();
}

function forget() {
  current = null;
}

const canSpeak = () => 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;

/** American English first, which the tests use. */
function findVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const local = voices.filter(({ localService }) => localService);
  return ['en-us', 'en'].flatMap((start) => local.filter((voice) => isIn(voice, start)))[0];
}

/** Android writes en_US. */
const isIn = ({ lang }: SpeechSynthesisVoice, start: string) =>
  lang.toLowerCase().replace('_', '-').startsWith(start);

function announceAudio(word: string): void {
  alert(`Audio pronunciation of "${word}" would play in production.`);
}
