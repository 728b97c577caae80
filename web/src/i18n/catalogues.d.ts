declare module 'virtual:catalogues' {
  import type { Messages } from '@lingui/core'
  import type { InterfaceLanguage } from 'shared/model/languages'

  type Part = () => Promise<{ messages: Messages }>
  /** The loader of each area's catalogue (a folder of features, or core) by language; made by build/words/catalogues.ts. */
  export const catalogues: Record<InterfaceLanguage, Record<string, Part | undefined>>
}
