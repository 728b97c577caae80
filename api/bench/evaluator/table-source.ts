import type { PhraseTable } from 'shared/rules/evaluator/phrase-model'

/** The source file of a table: its constant is `name`, and `script` is the one that writes it. */
export const tableSource = (name: string, script: string, { base, step, gaps, marks }: PhraseTable) =>
  `import type { PhraseTable } from '../phrase-model.ts'

/** Written by api/bench/evaluator/${script}; not to be edited. */
export const ${name}: PhraseTable = {
  base: ${base},
  step: ${step},
  // biome-ignore-start format: a table
  gaps: \`${gaps}\`,
  marks: \`${marks}\`,
  // biome-ignore-end format: a table
}
`
