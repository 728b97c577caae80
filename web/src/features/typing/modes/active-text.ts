import type { ReactNode } from 'react'
import type { Bilingual, Language } from 'shared/model/bilingual'

/** The text in the typing area. */
export interface ActiveText {
  body: string
  title: string
  /** In both languages, where it has both. */
  titles?: Bilingual
  /** Language of the text. */
  language: Language
  /** The kind of text, as stored in a session. */
  textType: string
  limitMs?: number
  /** A label beside its title. */
  badge?: ReactNode
}
