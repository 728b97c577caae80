import { msg } from '@lingui/core/macro'
import type { MediaTrouble } from '#browser/media-devices'
import type { Loss } from './use-camera'

/** Why there is no camera, and what to do. */
export const CAMERA_TROUBLES = {
  denied: msg`The browser refuses camera and microphone. Allow both beside the address of this page, then try again.`,
  none: msg`No camera or no microphone was found. Plug one in, then try again; or answer in scenario practice, in writing or by voice.`,
  busy: msg`Another program is using the camera or the microphone. Close it, then try again.`,
  unsupported: msg`This browser cannot record here. Open the page over HTTPS in a current browser.`,
} as const satisfies Record<MediaTrouble, unknown>

/** What an unplugged device takes from a check, when nothing is recorded. */
export const CHECK_LOSSES = {
  picture: msg`The camera was unplugged. Plug it in, then check it again.`,
  sound: msg`The microphone was unplugged. Plug it in, then check it again.`,
  both: msg`Camera and microphone were unplugged. Plug them in, then check them again.`,
} as const satisfies Record<Loss, unknown>

/** The same while something is recorded. */
export const LOSSES = {
  picture: msg`The camera was unplugged. Your voice is still recorded, and what was recorded is kept.`,
  sound: msg`The microphone was unplugged. The picture is still recorded, and what was recorded is kept.`,
  both: msg`Camera and microphone were unplugged. What was recorded is kept. Plug them in to record again.`,
} as const satisfies Record<Loss, unknown>
