import { vi } from 'vitest'

/** The sample rate of the fake audio hardware. */
export const FAKE_RATE = 16_000

/** The microphone's sound in a test. */
export interface FakeSound {
  /** Passes samples to the listeners. */
  say: (samples: Float32Array) => void
  /** The result of decoding a recording; undefined: it cannot be decoded. */
  decoded: Float32Array | undefined
}

/** Gives the page readable audio, because jsdom has none. Removed together with the fake media. */
export function installFakeSound(): FakeSound {
  const ports = new Set<{ onmessage: ((event: { data: Float32Array }) => void) | null }>()
  const fake: FakeSound = {
    decoded: undefined,
    say: (samples) => {
      for (let i = 0; i < samples.length; i += 1024)
        for (const port of ports) port.onmessage?.({ data: samples.slice(i, i + 1024) })
    },
  }
  const node = () => ({ connect: (next: unknown) => next, disconnect() {} })
  class Context {
    sampleRate = FAKE_RATE
    state = 'running'
    destination = {}
    audioWorklet = { addModule: async () => {} }
    resume = async () => {}
    close = async () => {}
    createMediaStreamSource = node
    createAnalyser = () => ({ ...node(), fftSize: 1024, getFloatTimeDomainData: (out: Float32Array) => out.fill(0.1) })
  }
  class WorkletNode {
    port = { onmessage: null }
    constructor() {
      ports.add(this.port)
    }
    connect(next: unknown) {
      return next
    }
  }
  class OfflineContext {
    async decodeAudioData() {
      const samples = fake.decoded
      if (!samples) throw new DOMException('cannot', 'EncodingError')
      return { sampleRate: FAKE_RATE, getChannelData: () => samples }
    }
  }
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('AudioWorkletNode', WorkletNode)
  vi.stubGlobal('OfflineAudioContext', OfflineContext)
  return fake
}
