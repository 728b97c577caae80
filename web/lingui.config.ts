import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { INTERFACE_LANGUAGES } from '../shared/src/model/languages.ts'

/** The folder of the catalogues; the catalogue check extracts into a copy. */
const folder = process.env.LOCALES ?? '<rootDir>/../locales'

export default defineConfig({
  sourceLocale: 'en',
  locales: [...INTERFACE_LANGUAGES],
  catalogs: [
    {
      path: `${folder}/{locale}/messages`,
      include: ['<rootDir>/src'],
      exclude: ['**/node_modules/**', '**/*.test.*'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
})
