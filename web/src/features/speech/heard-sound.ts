/** The sound of the last take, in memory while the screen is open. */
export interface HeardSound {
  id: string
  file: Blob
  durationMs: number
}
