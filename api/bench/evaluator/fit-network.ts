// Trains the network that reads an answer word by word (shared/src/rules/evaluator/network/answer-network.ts) on open
// answers. What the tables say of an answer comes from tables that had not seen its scenario. Usage:
// node api/bench/evaluator/fit-network.ts, which writes network.ts and word-vectors-{fr,en}.ts in
// shared/src/rules/evaluator/lexicon/learned
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PackedMatrix } from 'shared/rules/evaluator/network/packed-matrix'
import { networkSamples, trainNetwork } from './left-out-networks.ts'
import { literal } from './literal.ts'

const { network, vectors } = trainNetwork(networkSamples(), console.log)
const learned = (name: string, text: string) =>
  writeFileSync(join(import.meta.dirname, '../../../shared/src/rules/evaluator/lexicon/learned', name), text)
const NOTE = '/** Written by api/bench/evaluator/fit-network.ts; not to be edited. */'
const matrix = ({ columns, unit, letters }: PackedMatrix) =>
  `{ columns: ${columns}, unit: ${unit}, letters: '${letters}' }`

const { layers, ...others } = network
learned(
  'network.ts',
  `import type { PackedNetwork } from '../../network/answer-network.ts'

${NOTE}
export const NETWORK: PackedNetwork = {
${Object.entries(others)
  .map(([name, value]) => `  ${name}: ${literal(value)},`)
  .join('\n')}
  // biome-ignore-start format: a table
  layers: {
${Object.entries(layers)
  .map(([name, layer]) => `    ${name}: ${matrix(layer)},`)
  .join('\n')}
  },
  // biome-ignore-end format: a table
}
`,
)
for (const language of ['fr', 'en'] as const) {
  const packed = vectors[language]
  learned(
    `word-vectors-${language}.ts`,
    `import type { PackedVectors } from '../../network/word-vectors.ts'

${NOTE}
export const WORD_VECTORS_${language.toUpperCase()}: PackedVectors = {
  // biome-ignore-start format: a table
  gaps: \`${packed.gaps}\`,
  vectors: ${matrix(packed.vectors)},
  // biome-ignore-end format: a table
}
`,
  )
  console.log(`${language}: ${packed.vectors.letters.length / packed.vectors.columns} words`)
}
