import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  ClockTime,
  TEST_SOURCE_MAX,
  TEST_TYPE_MAX,
  type TestDate,
  type TestDateInput,
} from 'shared/model/content/test-date'
import { DEFAULT_LANGUAGE } from 'shared/model/languages'
import type { Wrong } from '../editor/use-content-save'

/** A new sitting, checked today. */
export const blankTestDate = (today: string): TestDateInput => ({
  date: '',
  time: '',
  testType: '',
  language: DEFAULT_LANGUAGE,
  source: '',
  checkedOn: today,
})
export const testDateToForm = ({ id: _, updatedAt: __, ...date }: TestDate): TestDateInput => date
export const testDateToBody = (form: TestDateInput): TestDateInput => ({
  ...form,
  testType: form.testType.trim(),
  source: form.source.trim(),
})

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The errors of a sitting. */
export function checkTestDate(i18n: I18n, form: TestDateInput): Wrong[] {
  const wrong: Wrong[] = []
  const say = (path: string, text: string) => wrong.push({ path, text })
  const text = (path: 'testType' | 'source', limit: number) => {
    const { length } = form[path].trim()
    if (length === 0) say(path, i18n._(msg`This field is required`))
    if (length > limit) say(path, i18n._(msg`At most ${limit} characters`))
  }
  if (!DAY.test(form.date)) say('date', i18n._(msg`Choose a day`))
  if (!ClockTime.safeParse(form.time).success) say('time', i18n._(msg`Enter a time`))
  text('testType', TEST_TYPE_MAX)
  text('source', TEST_SOURCE_MAX)
  if (!DAY.test(form.checkedOn)) say('checkedOn', i18n._(msg`Choose a day`))
  return wrong
}

/** Future sittings first, the next one on top; then past ones, the latest on top. */
export function inOrder(dates: readonly TestDate[], today: string): TestDate[] {
  const at = ({ date, time }: TestDate) => `${date} ${time}`
  const sorted = [...dates].sort((a, b) => at(a).localeCompare(at(b)))
  const over = sorted.filter(({ date }) => date < today).reverse()
  return [...sorted.filter(({ date }) => date >= today), ...over]
}
