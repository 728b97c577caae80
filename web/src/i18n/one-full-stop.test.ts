import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { keepValuesPlain } from './plain-values'

test.each([
  ['Next question: {day}.', 'Nov.', 'Next question: Nov.'],
  ['Until {day}. Keep practising.', '12:00 a.m.', 'Until 12:00 a.m. Keep practising.'],
  ['Le {day}.', '26 déc.', 'Le 26 déc.'],
  ['Until {day}.', 'Friday', 'Until Friday.'],
  ['Ideas, questions...{day}', '', 'Ideas, questions...'],
  ['At {day}', '6:19 p.m.', 'At 6:19 p.m.'],
])('“%s” with %s ends once', (message, day, said) => {
  const i18n = setupI18n({ locale: 'en', messages: { en: { message } } })
  keepValuesPlain(i18n)
  expect(i18n._('message', { day })).toBe(said)
})
