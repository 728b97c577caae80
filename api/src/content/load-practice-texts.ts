import { join } from 'node:path'
import { PracticeTextInput, TextDifficulty, type TypingText } from 'shared/model/content/practice-text'
import * as z from 'zod/mini'
import { readYaml, refuseTwice } from './read-content.ts'
import { slug } from './text-fields.ts'

const { title_fr, title_en, text_fr, text_en } = PracticeTextInput.shape
/** Schema of `practice-texts.yaml` (api/content). */
const PracticeTextsFile = z.array(
  z.strictObject({ id: slug, difficulty: TextDifficulty, title_fr, title_en, text_fr, text_en }),
)

/** The shipped texts in order; throws for an invalid entry, with its place and field. */
export function loadPracticeTexts(root: string): TypingText[] {
  const name = 'practice-texts.yaml'
  const texts = readYaml(root, join(root, name), PracticeTextsFile)
  refuseTwice(name, texts)
  return texts
}
