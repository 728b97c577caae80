import type { TypingWords } from '../model/typing-words.ts'

export const makeTypingWords = (over: Partial<TypingWords> = {}): TypingWords => ({
  common: {
    fr: ['le', 'cœur', 'être', 'à', 'où', 'déjà', 'façon', 'naïf', 'temps', 'monde'],
    en: ['the', 'heart', 'be', 'to', 'where', 'already', 'way', 'time', 'world', 'people'],
  },
  medical: {
    fr: ['ventricule', 'hémorragie', 'œdème', 'artère', 'fièvre'],
    en: ['ventricle', 'haemorrhage', 'oedema', 'artery', 'fever'],
  },
  ...over,
})
