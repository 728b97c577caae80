import {
  type RandomText,
  TYPING_SECONDS_DEFAULT,
  type TypingSeconds,
  WORD_COUNT_DEFAULT,
  type WordCount,
  type WordListName,
} from 'shared/rules/typing-text'
import type { SituDb } from './db'
import { heldText, holdText, letGo } from './held-text'
import { useQuery } from './use-query'

export const FONT_SIZES = ['s', 'm', 'l', 'xl'] as const
export type FontSize = (typeof FONT_SIZES)[number]
export const TYPING_MODES = ['preset', 'custom', 'random', 'casper'] as const
export type TypingMode = (typeof TYPING_MODES)[number]

/** How the learner likes to type on this device, and what was chosen last. */
export interface TypingView {
  /** Live figures are hidden while typing. */
  quiet: boolean
  /** The next key is shown under the text. */
  keyHint: boolean
  fontSize: FontSize
  mode: TypingMode
  /** Id of the preset that was typed last. */
  preset: string | undefined
  by: RandomText['by']
  words: WordCount
  seconds: TypingSeconds
  list: WordListName
}
export const TYPING_VIEW: TypingView = {
  quiet: false,
  keyHint: false,
  fontSize: 'm',
  mode: 'preset',
  preset: undefined,
  by: 'words',
  words: WORD_COUNT_DEFAULT,
  seconds: TYPING_SECONDS_DEFAULT,
  list: 'common',
}

const KEY = 'typingView'

/** Undefined while it is looked up. */
export const useTypingView = (): TypingView | undefined =>
  useQuery(
    async (home): Promise<TypingView> => ({
      ...TYPING_VIEW,
      ...((await home.meta.get(KEY))?.value as Partial<TypingView> | undefined),
    }),
    [],
  )

export const saveTypingView = (db: SituDb, change: Partial<TypingView>) =>
  db.transaction('rw', db.meta, async () => {
    const kept = (await db.meta.get(KEY))?.value as Partial<TypingView> | undefined
    await db.meta.put({ key: KEY, value: { ...kept, ...change } })
  })

const CUSTOM = 'typing/custom'
/** The learner's own text, as it was typed. */
export const readCustomText = async (db: SituDb): Promise<string> => {
  const value = heldText(db, CUSTOM) ?? (await db.drafts.get(CUSTOM))?.value
  return typeof value === 'string' ? value : ''
}
/** Holds it at every letter, until it is kept. */
export const holdCustomText = (db: SituDb, text: string) => holdText(db, CUSTOM, text)
export async function saveCustomText(db: SituDb, text: string) {
  if (text === '') await db.drafts.delete(CUSTOM)
  else await db.drafts.put({ key: CUSTOM, value: text, writtenAt: Date.now() })
  letGo(db, CUSTOM, text)
}
