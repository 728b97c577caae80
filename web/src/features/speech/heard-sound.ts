/** The sound of the take that was just recorded, in memory as long as the screen. */
export interface HeardSound {
  id: string
  file: Blob
  durationMs: number
}
