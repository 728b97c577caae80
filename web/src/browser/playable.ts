/**
 * A recording as a player wants it. Browsers record webm without its length, so that a player could neither show it nor jump in it
 * (speech.md §6); it is written in. What cannot be mended is answered as it is.
 */
export async function playable(recording: Blob, durationMs: number): Promise<Blob> {
  if (!recording.type.endsWith('webm')) return recording
  const { default: writeDuration } = await import('fix-webm-duration')
  return writeDuration(recording, durationMs, { logger: false })
}
