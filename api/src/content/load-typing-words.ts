import { join } from 'node:path'
import { TypingWords } from 'shared/model/typing-words'
import { ContentError, readYaml } from './read-content.ts'

/** The words of random texts; throws for an invalid list (a repeated word, or two words in one) with its name. */
export function loadTypingWords(root: string): TypingWords {
  const name = 'words.yaml'
  const words = readYaml(root, join(root, name), TypingWords)
  for (const [list, byLanguage] of Object.entries(words))
    for (const [language, all] of Object.entries(byLanguage)) {
      const two = all.find((word) => /\s/.test(word))
      if (two !== undefined) throw new ContentError(`${name}: ${list}.${language} has two words in one: ${two}`)
      const twice = all.find((word, i) => all.indexOf(word) !== i)
      if (twice !== undefined) throw new ContentError(`${name}: ${list}.${language} has ${twice} twice`)
    }
  return words
}
