/** Harms in an answer that no good sentence makes up for. */
export const HARM_KINDS = [
  'violence',
  'theft',
  'forgery',
  'lying',
  'insult',
  'exposure',
  'retaliation',
  'drugs',
  'secret',
  'illegal',
  /** A possible harm (harm/learned-harm.ts). */
  'other',
] as const
export type HarmKind = (typeof HARM_KINDS)[number]

/** Patterns of one harm, in the notation of cue-pattern.ts. */
export interface HarmFamily {
  kind: HarmKind
  /** Acts that count when the speaker does them. */
  acts: readonly string[]
  /** Judgements of a person that count when they are the speaker's; the grammatical subject is the person judged. */
  verdicts?: readonly string[]
  /** Acts that are harmful only where the sentence, or the one before it, mentions one of `of`. */
  near?: { acts: readonly string[]; of: readonly string[] }
}
