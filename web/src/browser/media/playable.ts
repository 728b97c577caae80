/**
 * A recording that players can seek in. Browsers record webm without its duration, so it is written into the file. A
 * file that cannot be repaired is returned unchanged.
 */
export async function playable(recording: Blob, durationMs: number): Promise<Blob> {
  if (!recording.type.endsWith('webm')) return recording
  const { default: writeDuration } = await import('fix-webm-duration')
  return writeDuration(recording, durationMs, { logger: false })
}
