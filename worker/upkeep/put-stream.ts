/** R2 wants at least 5 MiB, and the same size for every part but the last. */
const PART_BYTES = 8 * 1024 * 1024;

/**
 * Puts a stream of unknown length. The object is there whole or not at all.
 * @throws what the stream or the bucket throws
 */
export async function putStream(
  bucket: R2Bucket,
  key: string,
  stream: ReadableStream<Uint8Array>,
): Promise<void> {
  const upload = await bucket.createMultipartUpload(key);
  try {
    const parts: R2UploadedPart[] = [];
    for await (const part of cutIntoParts(stream)) {
      parts.push(await upload.uploadPart(parts.length + 1, part));
    }
    await upload.complete(parts);
  } catch (error) {
    await upload.abort();
    throw error;
  }
}

async function* cutIntoParts(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let part = new Uint8Array(PART_BYTES);
  let filled = 0;
  for await (const chunk of stream) {
    for (let start = 0; start < chunk.length; ) {
      const piece = chunk.subarray(start, start + PART_BYTES - filled);
      part.set(piece, filled);
      filled += piece.length;
      start += piece.length;
      if (filled < PART_BYTES) continue;
      yield part;
      part = new Uint8Array(PART_BYTES);
      filled = 0;
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}
