import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
export default defineConfig({
  sourceLocale: 'en', locales: ['en', 'fr'],
  catalogs: [{ path: '<rootDir>/../.tmp/ui-locales/{locale}/messages', include: ['<rootDir>/src'], exclude: ['**/node_modules/**', '**/*.test.*'] }],
  format: formatter({ lineNumbers: false }), orderBy: 'messageId',
})
