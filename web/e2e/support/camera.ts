import type { BrowserContext, Page } from '@playwright/test'
import { chromium, chromiumArgs } from '../../../.ci/chromium.ts'

/**
 * For `test.use({ launchOptions })`: a reloaded page has had no user gesture, and must read its microphone
 * nevertheless.
 */
export const withSound = { ...chromium(), args: [...chromiumArgs, '--autoplay-policy=no-user-gesture-required'] }

/**
 * Gives every page of a device a camera and a microphone: a moving picture and a tone, recorded by the browser's own
 * recorder. The headless Chromium from npm has none. Needs `withSound`.
 */
export const plugCamera = (context: BrowserContext) =>
  context.addInitScript(() => {
    // The real interval, even if a test installs a fake clock later.
    const every = setInterval.bind(window)
    const picture = () => {
      const canvas = document.createElement('canvas')
      canvas.width = 640
      canvas.height = 480
      const pen = canvas.getContext('2d')
      let frame = 0
      const draw = () => {
        if (!pen) return
        pen.fillStyle = `hsl(${(frame * 3) % 360} 60% 50%)`
        pen.fillRect(0, 0, 640, 480)
        pen.fillStyle = 'white'
        pen.fillRect((frame * 7) % 600, 200, 40, 40)
        frame++
      }
      draw()
      every(draw, 40)
      return canvas.captureStream(25)
    }
    const sound = () => {
      const context = new AudioContext()
      const tone = context.createOscillator()
      const out = context.createMediaStreamDestination()
      tone.connect(out)
      tone.start()
      return out.stream
    }
    const given: MediaStreamTrack[] = []
    // Counts the devices that are on, as their indicators would show.
    Object.assign(window, { liveTracks: () => given.filter(({ readyState }) => readyState === 'live').length })
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
      value: async ({ video, audio }: MediaStreamConstraints) => {
        const tracks = [...(video ? picture().getTracks() : []), ...(audio ? sound().getTracks() : [])]
        given.push(...tracks)
        return new MediaStream(tracks)
      },
    })
  })

/** How many devices of a page with `plugCamera` are on. */
export const liveTracks = (page: Page) =>
  page.evaluate(() => (window as unknown as { liveTracks: () => number }).liveTracks())
