import { expect, test } from 'vitest'
import { hasWords, searchForm, searchWords, unaccented } from './search-text.ts'

test.each([
  ['Déjà VU', 'deja vu'],
  ['l’hôpital', "l'hopital"],
  ['lʼhôpital', "l'hopital"],
  ['‘quoted’', "'quoted'"],
  ['cœur', 'cœur'],
  ['Nguyễn', 'nguyen'],
])('%s without accents, capitals and typographic apostrophes is %s', (text, plain) => {
  expect(unaccented(text)).toBe(plain)
})
test.each([
  ['Cœur', 'coeur'],
  ['Curriculum vitæ', 'curriculum vitae'],
  [' deux\u00a0\n mots ', 'deux mots'],
  ['', ''],
])('%j is searched as %j', (text, form) => {
  expect(searchForm(text)).toBe(form)
})
test.each([
  ['Visite à l’hôpital', "l'hopital", true],
  ["Visite à l'hôpital", 'l’hôpital', true],
  ['Visite à l’hôpital', 'hopital VISITE', true],
  ['Visite à l’hôpital', 'hopital ville', false],
  ['Le cœur', 'coeur', true],
  ['Visite', '  ', true],
])('%j contains every word of %j: %s', (text, query, found) => {
  expect(hasWords(searchForm(text), searchWords(query))).toBe(found)
})
