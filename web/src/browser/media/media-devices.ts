/**
 * Why there is no camera or microphone: denied, none present, in use by another program, or not supported by this
 * browser.
 */
export type MediaTrouble = 'denied' | 'none' | 'busy' | 'unsupported'
export type OpenedMedia = { stream: MediaStream; trouble?: never } | { stream?: never; trouble: MediaTrouble }

const TROUBLES: Record<string, MediaTrouble> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/**
 * The chosen camera and microphone, by the browser's ids; without one, or where it is unplugged, the browser chooses.
 */
export interface ChosenDevices {
  camera?: string | undefined
  microphone?: string | undefined
}

/** Opens the microphone, and the camera where a picture is wanted; the browser asks for permission. Never throws. */
export async function openMedia(picture: boolean, chosen: ChosenDevices = {}): Promise<OpenedMedia> {
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices?.getUserMedia || !('MediaRecorder' in globalThis)) return { trouble: 'unsupported' }
  try {
    const video = picture && {
      width: { ideal: 640 },
      height: { ideal: 480 },
      frameRate: { ideal: 24 },
      ...(chosen.camera ? { deviceId: { ideal: chosen.camera } } : { facingMode: 'user' }),
    }
    const audio = chosen.microphone ? { deviceId: { ideal: chosen.microphone } } : true
    return { stream: await devices.getUserMedia({ video, audio }) }
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : ''
    return { trouble: TROUBLES[name] ?? 'unsupported' }
  }
}

/** Stops camera and microphone, so that their indicator goes off. */
export const closeMedia = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/**
 * Milliseconds of silence from a device after which a call or the system counts as having taken it. A change of
 * headphones silences it for a moment only.
 */
export const TAKEN_AFTER_MS = 3000

/**
 * Reports a camera or microphone that was unplugged, revoked, or taken by a call. A track taken by a call is stopped,
 * because in some browsers it would stay silent after the call. Tracks stopped with `closeMedia` are not reported.
 */
export function watchLoss(stream: MediaStream, onLost: (what: 'picture' | 'sound') => void): () => void {
  const ends = stream.getTracks().map((track) => {
    let silence: ReturnType<typeof setTimeout> | undefined
    const heard = () => clearTimeout(silence)
    const lost = () => {
      heard()
      onLost(track.kind === 'video' ? 'picture' : 'sound')
    }
    const taken = () => {
      if (track.readyState === 'ended') return
      track.stop()
      lost()
    }
    const silent = () => {
      heard()
      silence = setTimeout(taken, TAKEN_AFTER_MS)
    }
    const watched = [
      ['ended', lost],
      ['mute', silent],
      ['unmute', heard],
    ] as const
    for (const [event, act] of watched) track.addEventListener(event, act)
    return () => {
      heard()
      for (const [event, act] of watched) track.removeEventListener(event, act)
    }
  })
  return () => {
    for (const end of ends) end()
  }
}

export const hasLiveSound = (stream: MediaStream) => stream.getAudioTracks().some((t) => t.readyState === 'live')
export const hasLivePicture = (stream: MediaStream) => stream.getVideoTracks().some((t) => t.readyState === 'live')
