import { vi } from 'vitest'

type LocalAnswer = 'available' | 'downloadable' | 'downloading' | 'unavailable'
type Words = [text: string, confidence?: number]

/** The browser's recognition in a test: it recognizes what the test sets. */
export interface FakeRecognition {
  /** The availability of recognition on the device. */
  local: LocalAnswer
  /** The availability after an installation. */
  afterInstall: LocalAnswer
  /** Whether the browser never reports the availability. */
  silent: boolean
  /** Whether the next start throws. */
  refusesToStart: boolean
  /** The sessions that were started, with their options. */
  sessions: { lang: string; processLocally: boolean | undefined; continuous: boolean }[]
  hear: (finals: Words[], unsettled?: string) => void
  /** Reports one of the browser's error codes, and ends the session. */
  fail: (code: string) => void
  end: () => void
}

export function installFakeRecognition(local: LocalAnswer = 'unavailable', { prefixed = false } = {}): FakeRecognition {
  let now: Recognition | undefined
  const fake: FakeRecognition = {
    local,
    afterInstall: 'available',
    silent: false,
    refusesToStart: false,
    sessions: [],
    hear: (finals, unsettled) => {
      const part = ([transcript, confidence = 0]: Words, isFinal: boolean) =>
        Object.assign([{ transcript, confidence }], { isFinal })
      const results = finals.map((words) => part(words, true))
      now?.onresult?.({ results: unsettled ? [...results, part([unsettled], false)] : results })
    },
    fail: (error) => {
      now?.onerror?.({ error })
      now?.onend?.()
    },
    end: () => now?.onend?.(),
  }
  class Recognition {
    static available = () => (fake.silent ? new Promise(() => {}) : Promise.resolve(fake.local))
    static install = async () => {
      fake.local = fake.afterInstall
      return fake.afterInstall === 'available'
    }
    lang = ''
    continuous = false
    interimResults = false
    processLocally: boolean | undefined
    onresult: ((event: { results: unknown }) => void) | null = null
    onerror: ((event: { error: string }) => void) | null = null
    onend: (() => void) | null = null
    start() {
      if (fake.refusesToStart) throw new DOMException('no', 'InvalidStateError')
      now = this
      const { lang, processLocally, continuous } = this
      fake.sessions.push({ lang, processLocally, continuous })
    }
    stop() {
      queueMicrotask(() => this.onend?.())
    }
    abort() {
      this.onend?.()
    }
  }
  vi.stubGlobal(prefixed ? 'webkitSpeechRecognition' : 'SpeechRecognition', Recognition)
  return fake
}
