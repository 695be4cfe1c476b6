/** Lines of at most `limit` characters, broken between words. A longer word gets its own line. */
export function wrapText(text: string, limit: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const joined = `${last} ${word}`;
    if (last !== undefined && joined.length <= limit) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
