import type { Trace, TraceEvent } from '#features/typing/engine/traces/trace'
import type { RunResult } from '#features/typing/engine/typing-run'
import { TypingRun } from '#features/typing/engine/typing-run'

/** Replays a recorded sequence of keyboard events into a run of this text. */
export function playTrace(text: string, events: Trace, takesKeys = true) {
  const field = { value: '', setSelectionRange() {} }
  const told = { refused: 0, results: [] as RunResult[] }
  let now = 0
  const run = new TypingRun(
    text,
    field,
    {
      onState() {},
      onChange() {},
      onRefused: () => void told.refused++,
      onFinish: (result) => void told.results.push(result),
    },
    { now: () => now },
  )
  let stopped = false
  /** The key event was cancelled: the browser sends no further events for it. */
  let taken = false
  const hear = (event: TraceEvent) => {
    now += 10
    if (taken && (event.type === 'beforeinput' || event.type === 'input')) {
      if (event.type === 'input') taken = false
      return
    }
    if (event.type === 'compositionstart') run.reader.compositionStart(event.data)
    else if (event.type === 'compositionend') run.reader.compositionEnd(event.data)
    else if (event.type === 'keydown') taken = run.reader.keyDown(event.key, takesKeys)
    else if (event.type === 'beforeinput')
      stopped = !run.reader.beforeInput({ ...event, cancelable: true, isComposing: run.reader.isComposing })
    else if (event.type === 'input') {
      if (!stopped) {
        field.value = field.value.slice(0, field.value.length - event.removes) + event.inserts
        run.reader.input()
      }
      stopped = false
    }
  }
  for (const event of events) hear(event)
  return { run, field, ...told }
}
