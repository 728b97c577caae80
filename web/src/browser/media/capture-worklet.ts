// Runs in the audio thread, which has no DOM; TypeScript's DOM types do not declare these names.
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void

/** The microphone's sound, mixed to one channel, is posted in blocks of this many samples (about 20 ms). */
const BLOCK = 1024
/** Samples per call of `process`; this many zeros are added when the input has ended. */
const QUANTUM = 128

class Capture extends AudioWorkletProcessor {
  #block = new Float32Array(BLOCK)
  #filled = 0

  process([input]: Float32Array[][]) {
    const channels = input ?? []
    const length = channels[0]?.length ?? QUANTUM
    for (let i = 0; i < length; i++) {
      let sum = 0
      for (const channel of channels) sum += channel[i] ?? 0
      this.#block[this.#filled++] = sum / Math.max(1, channels.length)
      if (this.#filled === BLOCK) this.#send()
    }
    return true
  }
  #send() {
    this.port.postMessage(this.#block, [this.#block.buffer])
    this.#block = new Float32Array(BLOCK)
    this.#filled = 0
  }
}
registerProcessor('capture', Capture)

export {}
