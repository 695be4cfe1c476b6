/** One piece of a transcript, short enough for a speech engine to read without breaking off. */
interface SpokenSentence {
  /** Null before the first name. */
  speaker: string | null;
  text: string;
}

const SPEAKER_LABEL = /^([A-Z][a-z]+): /;
const SENTENCE = /.+?(?:[.!?]+(?=\s|$)|$)/g;

/** The sentences of a transcript in order, each with its speaker. */
export function splitTranscript(transcript: string): SpokenSentence[] {
  let speaker: string | null = null;
  return transcript.split('\n').flatMap((line) => {
    speaker = line.match(SPEAKER_LABEL)?.[1] ?? speaker;
    const said = speaker;
    const sentences = line.replace(SPEAKER_LABEL, '').match(SENTENCE) ?? [];
    return sentences.map((text) => ({ speaker: said, text: text.trim() }));
  });
}
