import { figuresOf } from 'shared/rules/typing/typing-log'
import { expect, test, vi } from 'vitest'
import { type RunResult, type RunState, TypingRun } from './typing-run'

function start(text: string, limitMs?: number) {
  const field = { value: '', setSelectionRange() {} }
  const states: RunState[] = []
  const results: RunResult[] = []
  const clock = { now: 1000 }
  const run: TypingRun = new TypingRun(
    text,
    field,
    {
      onState: (state) => {
        states.push(state)
        if (state === 'finished') run.end('ended')
      },
      onChange() {},
      onRefused: vi.fn(),
      onFinish: (result) => void results.push(result),
    },
    { now: () => clock.now, limitMs },
  )
  const type = (letters: string, ms = 100) => {
    for (const letter of letters) {
      clock.now += ms
      field.value += letter
      run.reader.input()
    }
  }
  return { run, field, states, results, clock, type }
}

test('it runs from the first letter on and ends with the last', () => {
  const { run, states, results, type } = start('abcde')
  expect(run.state).toBe('idle')
  type('abcde')
  expect(states).toEqual(['running', 'finished'])
  expect(results).toMatchObject([
    { end: 'complete', elapsedMs: 400, typed: 5, correct: 5, errors: 0, accuracy: 100, wpm: 150, textLength: 5 },
  ])
})

test('it finishes exactly once, whoever asks and however often', () => {
  const { run, results, type } = start('ab', 10_000)
  type('abababab')
  run.end('time')
  run.end('ended')
  run.look()
  run.start()
  run.pause()
  expect(results).toHaveLength(1)
  expect(run.state).toBe('finished')
})

test('Start lets the clock run before the first letter', () => {
  const { run, clock, type, results } = start('ab')
  run.start()
  clock.now += 1000
  type('ab')
  expect(results[0]?.elapsedMs).toBe(1200)
})

test('a pause stops the clock until the next letter', () => {
  const { run, states, results, clock, type } = start('abc')
  type('a')
  clock.now += 500
  run.pause()
  clock.now += 60_000
  expect(run.figures.elapsedMs).toBe(500)
  type('bc')
  expect(states).toEqual(['running', 'paused', 'running', 'finished'])
  expect(results[0]?.elapsedMs).toBe(600)
})

test('in a run with a time the time ends it, at its length and not a moment later', () => {
  const { run, results, clock, type } = start('a'.repeat(50), 15_000)
  type('aaaaaaaaaa', 1000)
  expect(run.figures).toMatchObject({ leftMs: 6000, elapsedMs: 9000 })
  clock.now += 5999
  run.look()
  expect(results).toEqual([])
  clock.now += 40
  run.look()
  expect(results).toMatchObject([{ end: 'time', elapsedMs: 15_000, correct: 10, wpm: 8 }])
})

test('a letter after the time ends the run too', () => {
  const { results, type } = start('a'.repeat(50), 1000)
  type('aa', 600)
  type('a', 5000)
  expect(results).toMatchObject([{ end: 'time', elapsedMs: 1000 }])
})

test('ending before anything was typed ends nothing', () => {
  const { run, results } = start('ab')
  run.end('ended')
  expect([run.state, results]).toEqual(['idle', []])
})

test('taking back is in the log, and errors that were mended do not count at the end', () => {
  const { field, run, results, type } = start('abc')
  type('ax')
  field.value = 'a'
  run.reader.input()
  type('bc')
  expect(results[0]).toMatchObject({ errors: 0, correct: 3, accuracy: 100 })
  const { rawWpm } = figuresOf(results[0]?.marks ?? [], 60_000)
  expect(results[0]?.marks.filter((mark) => 'erased' in mark)).toHaveLength(1)
  expect(rawWpm).toBe(1)
})

test('the field never holds more than a little of a long text, and can always be taken back', () => {
  const { run, field, type } = start('mot '.repeat(500))
  type('mot '.repeat(300))
  expect(field.value.length).toBeLessThan(80)
  for (let i = 0; i < 1195; i++) {
    expect(field.value.length).toBeGreaterThan(0)
    field.value = field.value.slice(0, -1)
    run.reader.input()
  }
  expect(run.track).toMatchObject({ correct: 5, errors: 0 })
  type('ot mot')
  expect(run.track).toMatchObject({ correct: 11, errors: 0 })
})
