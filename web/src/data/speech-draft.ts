import type { SituDb } from './db'

/** The text that is to be said. */
export interface SpeechDraft {
  text: string
  confirmed: boolean
  /** The scenario it was taken from. */
  scenarioId?: string | undefined
}
const KEY = 'speech-test'
const EMPTY: SpeechDraft = { text: '', confirmed: false }

// As for answers (drafts.ts): localStorage has a text before the call returns. It stands among them, so that it goes with them.
interface Store {
  getItem(name: string): string | null
  setItem(name: string, value: string): void
  removeItem(name: string): void
}
const store = () => (globalThis as unknown as { localStorage?: Store }).localStorage
const nameOf = (userId: string) => `situ.unsaved-answer/${userId}/${KEY}`

function unsaved(userId: string): SpeechDraft | undefined {
  try {
    return JSON.parse(store()?.getItem(nameOf(userId)) ?? '') as SpeechDraft
  } catch {
    return undefined
  }
}

export async function readSpeechDraft(db: SituDb): Promise<SpeechDraft> {
  return { ...EMPTY, ...((await db.drafts.get(KEY))?.value as SpeechDraft | undefined), ...unsaved(db.userId) }
}

/** Keeps the text at once; resolves when the database has it. */
export async function saveSpeechDraft(db: SituDb, draft: SpeechDraft) {
  const held = JSON.stringify(draft)
  try {
    store()?.setItem(nameOf(db.userId), held)
  } catch {
    // No room, or not allowed: the database alone has to do.
  }
  await db.drafts.put({ key: KEY, value: draft, writtenAt: Date.now() })
  // A newer text may wait for its own write.
  if (store()?.getItem(nameOf(db.userId)) === held) store()?.removeItem(nameOf(db.userId))
}
