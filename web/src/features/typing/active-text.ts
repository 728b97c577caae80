import type { ReactNode } from 'react'
import type { Bilingual, Language } from 'shared/model/bilingual'

/** The text in the zone. */
export interface ActiveText {
  body: string
  title: string
  /** In both languages, where it has both. */
  titles?: Bilingual
  /** In which language it is. */
  language: Language
  /** Kind of text, as a session names it. */
  textType: string
  limitMs?: number
  /** A word about it, beside its title. */
  badge?: ReactNode
}
