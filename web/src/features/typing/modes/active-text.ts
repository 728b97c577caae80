import type { ReactNode } from 'react'
import type { Bilingual, Language } from 'shared/model/bilingual'

/** The text in the typing area. */
export interface ActiveText {
  body: string
  title: string
  /** The title in both languages, where the text has both. */
  titles?: Bilingual
  /** Language of the text. */
  language: Language
  /** The kind of text, as stored in a session. */
  textType: string
  limitMs?: number
  /** A label beside the title of the text. */
  badge?: ReactNode
}
