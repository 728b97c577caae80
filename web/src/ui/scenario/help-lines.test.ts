import { makeScenario } from 'shared/testing/make'
import { expect, test } from 'vitest'
import { dialled, HELP_LINES, helpLinesOf } from './help-lines'

test.each(HELP_LINES)('$number can be dialled, and has a source and the day it was checked', (line) => {
  expect(dialled(line)).toMatch(/^(?:\d{3}|1\d{10})$/)
  expect(new URL(line.source).protocol).toBe('https:')
  expect(line.checkedOn).toMatch(/^20\d{2}-[01]\d-[0-3]\d$/)
})

test.each([
  ['Rien de tout cela : un retard, des excuses.', []],
  ['Composez le 9-8-8.', ['9-8-8', '1 866 APPELLE (277-3553)']],
  ['Composez le 988.', ['9-8-8', '1 866 APPELLE (277-3553)']],
  ['Elle parle de suicide.', ['9-8-8', '1 866 APPELLE (277-3553)']],
  ['Le lot 19880 est rappelé.', []],
  ['Info-Social, au 811', ['811']],
  ['une ligne d’aide aux aînés', ['1 888 489-2287']],
  ['une victime de violence conjugale', ['1 800 363-9010']],
  ['Tel-jeunes ou Jeunesse, J’écoute', ['1 800 263-2266', '1 800 668-6868']],
])('“%s” leads to %j', (text, numbers) => {
  const scenario = makeScenario({ commentary: { fr: text, en: '' } })
  expect(helpLinesOf(scenario).map(({ number }) => number)).toEqual(numbers)
})
