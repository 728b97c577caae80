import {
  type RandomText,
  TYPING_SECONDS_DEFAULT,
  type TypingSeconds,
  WORD_COUNT_DEFAULT,
  type WordCount,
  type WordListName,
} from 'shared/rules/typing/typing-text'
import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { draftStore, PLAIN } from '#data/drafts/draft-store'

export const FONT_SIZES = ['s', 'm', 'l', 'xl'] as const
export type FontSize = (typeof FONT_SIZES)[number]
export const TYPING_MODES = ['preset', 'custom', 'random', 'casper'] as const
export type TypingMode = (typeof TYPING_MODES)[number]

/** The learner's typing settings on this device, and the last choices. */
export interface TypingView {
  /** Whether live figures are hidden during typing. */
  quiet: boolean
  /** Whether the next key is shown under the text. */
  keyHint: boolean
  fontSize: FontSize
  mode: TypingMode
  /** Id of the preset that was last typed. */
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

/** The learner's typing settings; undefined while they load. */
export const useTypingView = (): TypingView | undefined =>
  useQuery(
    async (db): Promise<TypingView> => ({
      ...TYPING_VIEW,
      ...((await db.meta.get(KEY))?.value as Partial<TypingView> | undefined),
    }),
    [],
  )

export const saveTypingView = (db: SituDb, change: Partial<TypingView>) =>
  db.transaction('rw', db.meta, async () => {
    const kept = (await db.meta.get(KEY))?.value as Partial<TypingView> | undefined
    await db.meta.put({ key: KEY, value: { ...kept, ...change } })
  })

const custom = draftStore<string>({ key: 'typing/custom', code: PLAIN, isBlank: (text) => text === '' })
/** The learner's own text, as it was typed. */
export const readCustomText = async (db: SituDb): Promise<string> => {
  const value = await custom.read(db, '')
  return typeof value === 'string' ? value : ''
}
/** Writes the learner's own text to the journal at every keystroke, until it is saved. */
export const holdCustomText = (db: SituDb, text: string) => custom.hold(db, '', text)
export const saveCustomText = (db: SituDb, text: string) => custom.keep(db, '', text)
