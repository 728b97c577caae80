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

/** Writes the licences of everything in the build into one file beside it, as the licences require. */
export const notices = (): Plugin => ({
  ...(license({
    thirdParty: {
      includePrivate: false,
      output: {
        file: FILE,
        template: (found) =>
          `Situ holds these works of others.${RULE}${[...found]
            .sort((a, b) => ((a.name ?? '') < (b.name ?? '') ? -1 : 1))
            .map(noticeOf)
            .join(RULE)}\n`,
      },
    },
  }) as unknown as Plugin),
  apply: 'build',
})
