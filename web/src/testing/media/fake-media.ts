import { vi } from 'vitest'
import type { MediaTrouble } from '#browser/media/media-devices'

class FakeTrack extends EventTarget {
  readyState: 'live' | 'ended' = 'live'
  readonly kind: 'video' | 'audio'
  constructor(kind: 'video' | 'audio') {
    super()
    this.kind = kind
  }
  stop() {
    this.readyState = 'ended'
  }
  /** Unplugs the device: unlike `stop`, the page is notified. */
  unplug() {
    this.readyState = 'ended'
    this.dispatchEvent(new Event('ended'))
  }
  /** Mutes the device, as a phone call that takes it does, or unmutes it. */
  silence(isOn: boolean) {
    this.dispatchEvent(new Event(isOn ? 'mute' : 'unmute'))
  }
}
class FakeStream {
  readonly tracks: FakeTrack[]
  constructor(tracks: FakeTrack[] | FakeStream) {
    this.tracks = tracks instanceof FakeStream ? tracks.tracks : tracks
  }
  getTracks = () => this.tracks
  getVideoTracks = () => this.tracks.filter(({ kind }) => kind === 'video')
  getAudioTracks = () => this.tracks.filter(({ kind }) => kind === 'audio')
}

const NAMES: Record<Exclude<MediaTrouble, 'unsupported'>, string> = {
  denied: 'NotAllowedError',
  none: 'NotFoundError',
  busy: 'NotReadableError',
}

/** Camera and microphone of a test. */
export interface FakeMedia {
  /** The error of every request while it is set; undefined: requests are granted. */
  trouble: MediaTrouble | undefined
  /** The requests so far, in order. */
  asked: ('picture and sound' | 'sound')[]
  /** The constraints of the requests so far, in order. */
  constraints: MediaStreamConstraints[]
  /** The devices that the browser lists. */
  devices: { kind: 'videoinput' | 'audioinput'; deviceId: string; label: string }[]
  /** Counts the devices that are on, as their indicators would show. */
  live: () => number
  unplug: (kind?: 'video' | 'audio') => void
  /** A phone call takes every device (true), or gives them back (false). */
  call: (isOn: boolean) => void
}

/** Gives the page a camera, a microphone and a recorder that delivers one byte per chunk, because jsdom has none. */
export function installFakeMedia(): FakeMedia {
  const tracks: FakeTrack[] = []
  const media: FakeMedia = {
    trouble: undefined,
    asked: [],
    constraints: [],
    devices: [],
    live: () => tracks.filter(({ readyState }) => readyState === 'live').length,
    unplug: (kind) => {
      for (const track of tracks) if (track.readyState === 'live' && (!kind || track.kind === kind)) track.unplug()
    },
    call: (isOn) => {
      for (const track of tracks) if (track.readyState === 'live') track.silence(isOn)
    },
  }
  const getUserMedia = async (constraints: MediaStreamConstraints) => {
    const { video } = constraints
    media.constraints.push(constraints)
    media.asked.push(video ? 'picture and sound' : 'sound')
    const { trouble } = media
    if (trouble && trouble !== 'unsupported') throw new DOMException(trouble, NAMES[trouble])
    if (trouble) throw new TypeError('not here')
    const given = [...(video ? [new FakeTrack('video')] : []), new FakeTrack('audio')]
    tracks.push(...given)
    return new FakeStream(given)
  }
  class FakeRecorder extends EventTarget {
    static isTypeSupported = (type: string) => type.includes('webm')
    state = 'inactive'
    mimeType: string
    #timer: ReturnType<typeof setInterval> | undefined
    #count = 0
    constructor(_: unknown, { mimeType = '' }: MediaRecorderOptions) {
      super()
      this.mimeType = mimeType
    }
    #give = () =>
      this.dispatchEvent(
        Object.assign(new Event('dataavailable'), { data: new Blob([new Uint8Array([++this.#count])]) }),
      )
    start(every: number) {
      this.state = 'recording'
      this.#timer = setInterval(this.#give, every)
    }
    stop() {
      clearInterval(this.#timer)
      this.state = 'inactive'
      this.#give()
      this.dispatchEvent(new Event('stop'))
    }
  }
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  vi.stubGlobal('MediaStream', FakeStream)
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia, enumerateDevices: async () => media.devices },
  })
  return media
}

/** Restores jsdom: call it after the test. */
export function removeFakeMedia() {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'mediaDevices')
}

/** Sets the free storage that the browser reports, in bytes; undefined: it reports none. */
export function stubRoom(free: number | undefined) {
  const estimate = async () => (free === undefined ? {} : { usage: 1_000_000, quota: 1_000_000 + free })
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { estimate, persisted: async () => true } })
}
