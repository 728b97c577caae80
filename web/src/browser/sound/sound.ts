import { keepRunning } from './keep-running'

// Sounds are synthesized in the browser: no file, no network.
let context: AudioContext | undefined

/** One context for the page; it may stay suspended until a user gesture. */
function audio(): AudioContext | undefined {
  if (!('AudioContext' in globalThis)) return undefined
  if (!context) {
    context = new AudioContext()
    keepRunning(context)
  }
  if (context.state === 'suspended') void context.resume()
  return context
}

/** Enables sound: call it from a user gesture, which browsers require. */
export const allowSound = () => void audio()

const CHIME_SECONDS = 1.25
/** A bell-like tone that fades within 1.25 s. */
export function chime(hertz = 880) {
  const sound = audio()
  if (!sound) return
  const at = sound.currentTime
  const level = sound.createGain()
  level.gain.setValueAtTime(0.0001, at)
  level.gain.exponentialRampToValueAtTime(0.25, at + 0.02)
  level.gain.exponentialRampToValueAtTime(0.0001, at + CHIME_SECONDS)
  const tone = sound.createOscillator()
  tone.type = 'sine'
  tone.frequency.value = hertz
  tone.connect(level).connect(sound.destination)
  tone.start(at)
  tone.stop(at + CHIME_SECONDS)
}

const NOISE_SECONDS = 8
const FADE_SECONDS = 1.5
/** Brown noise: each sample differs slightly from the last. Its ends match, so that it can loop. */
function brownNoise(sound: AudioContext): AudioBuffer {
  const buffer = sound.createBuffer(1, NOISE_SECONDS * sound.sampleRate, sound.sampleRate)
  const data = buffer.getChannelData(0)
  let last = 0
  for (let i = 0; i < data.length; i++) {
    last = (last + 0.02 * (Math.random() * 2 - 1)) / 1.02
    data[i] = last * 3.5
  }
  const seam = Math.round(sound.sampleRate / 4)
  for (let i = 0; i < seam; i++) {
    const share = i / seam
    const end = data.length - seam + i
    data[end] = (data[end] as number) * (1 - share) + (data[i] as number) * share
  }
  return buffer
}

/** Plays soft noise until the returned function is called. */
export function ambience(): () => void {
  const sound = audio()
  if (!sound) return () => {}
  const level = sound.createGain()
  level.gain.setValueAtTime(0.0001, sound.currentTime)
  level.gain.exponentialRampToValueAtTime(0.12, sound.currentTime + FADE_SECONDS)
  const filter = sound.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.value = 600
  const source = sound.createBufferSource()
  source.buffer = brownNoise(sound)
  source.loop = true
  source.connect(filter).connect(level).connect(sound.destination)
  source.start()
  return () => {
    level.gain.cancelScheduledValues(sound.currentTime)
    level.gain.setTargetAtTime(0.0001, sound.currentTime, 0.2)
    source.stop(sound.currentTime + 1)
  }
}
