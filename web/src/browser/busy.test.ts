import { expect, test, vi } from 'vitest'
import { anyTabBusy, markBusy } from './busy'

const mark = () => document.documentElement.hasAttribute('data-busy')

test('the page is marked until the last reason has ended', async () => {
  expect(mark()).toBe(false)
  const endQuiz = markBusy('quiz')
  const endForm = markBusy('form')
  expect(mark()).toBe(true)
  expect(await anyTabBusy()).toBe(true)
  endQuiz()
  expect(mark()).toBe(true)
  endForm()
  expect(mark()).toBe(false)
})

test('two works with the same reason are two reasons', () => {
  const [endFirst, endSecond] = [markBusy('form'), markBusy('form')]
  endFirst()
  endFirst()
  expect(mark()).toBe(true)
  endSecond()
  expect(mark()).toBe(false)
})

test('another tab is asked, and no reply means that none is busy', async () => {
  const other = new BroadcastChannel('situ-busy')
  const questions = vi.fn()
  other.addEventListener('message', ({ data }) => {
    questions(data)
    other.postMessage('busy')
  })
  expect(await anyTabBusy()).toBe(true)
  expect(questions).toHaveBeenCalledWith('busy?')
  other.close()
  expect(await anyTabBusy()).toBe(false)
})
