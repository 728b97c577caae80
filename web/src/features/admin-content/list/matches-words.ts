import type { Bilingual } from 'shared/model/bilingual'

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim()

/**
 * Whether one of these texts contains the words, in either language; case, accents and forms of apostrophes do not
 * matter.
 */
export const matchesWords = (texts: readonly Bilingual[], words: string) =>
  texts.some(({ fr, en }) => plain(fr).includes(plain(words)) || plain(en).includes(plain(words)))
