declare module 'virtual:catalogues' {
  import type { Messages } from '@lingui/core'
  import type { Language } from 'shared/model/bilingual'

  type Part = () => Promise<{ messages: Messages }>
  /** How to load the words of an area (a folder of features, or core) in a language; made by catalogues.vite.ts. */
  export const catalogues: Record<Language, Record<string, Part | undefined>>
}
