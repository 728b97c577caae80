import { setupI18n } from '@lingui/core'
import { I18nProvider, Trans } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepValuesPlain, plainValue } from './plain-values'

const i18n = () => {
  const made = setupI18n({
    locale: 'en',
    messages: { en: { greet: 'Hello <0>{name}</0>', plain: '{name}, {count, plural, one {# day} other {# days}}' } },
  })
  keepValuesPlain(made)
  return made
}

test.each(['<b>Gras</b>', '<0>Zero</0>', 'a <br/> b', '1 < 2', '</0>'])('%s in a name stays what it is', (name) => {
  render(
    <I18nProvider i18n={i18n()}>
      <Trans id="greet" values={{ name }} components={{ 0: <strong /> }} />
    </I18nProvider>,
  )
  const words = screen.getByText((_, element) => element?.tagName === 'STRONG')
  expect(words.textContent?.replaceAll('\u2060', '')).toBe(name)
  expect(words.children).toHaveLength(0)
})

test('numbers and other values are left alone', () => {
  expect(i18n()._('plain', { name: 'Ada', count: 2 })).toBe('Ada, 2 days')
  expect(i18n()._({ id: 'plain', values: { name: 'Ada', count: 1 } })).toBe('Ada, 1 day')
  expect([plainValue(3), plainValue('a < b')]).toEqual([3, 'a < b'])
})
