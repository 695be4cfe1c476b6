/** One piece of a transcript, short enough for a speech engine to read without breaking off. */
export interface SpokenSentence {
  /** Null before the first name. */
  speaker: string | null;
  text: string;
}

const speakerName = /^([A-Z][a-z]+): /;
const sentence = /.+?(?:[.!?]+(?=\s|$)|$)/g;

/** The sentences of a transcript in order, each with the person who says it. */
export function splitTranscript(transcript: string): SpokenSentence[] {
  let speaker: string | null = null;
  return transcript.split('\n').flatMap((line) => {
    speaker = line.match(speakerName)?.[1] ?? speaker;
    const said = speaker;
    const sentences = line.replace(speakerName, '').match(sentence) ?? [];
    return sentences.map((text) => ({ speaker: said, text: text.trim() }));
  });
}
