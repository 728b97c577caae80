import { msg } from '@lingui/core/macro'
import type { MediaTrouble } from '#browser/media/media-devices'
import type { Loss } from './use-camera'

/** Why there is no camera, and what to do. */
export const CAMERA_TROUBLES = {
  denied: msg`Your browser is blocking the camera and microphone. Allow both in the address bar, then try again.`,
  none: msg`No camera or microphone was found. Plug one in, then try again; or answer in AI scenario practice, in writing or aloud.`,
  busy: msg`Another program is using the camera or the microphone. Close it, then try again.`,
  unsupported: msg`This browser cannot record here. Open the page over HTTPS in a current browser.`,
} as const satisfies Record<MediaTrouble, unknown>

/** Messages for an unplugged device during the check, when nothing is recorded. */
export const CHECK_LOSSES = {
  picture: msg`The camera was unplugged. Plug it in, then check it again.`,
  sound: msg`The microphone was unplugged. Plug it in, then check it again.`,
  both: msg`The camera and microphone were unplugged. Plug them in, then check them again.`,
} as const satisfies Record<Loss, unknown>

/** Messages for a device that was unplugged, or taken by a call, during a recording. */
export const LOSSES = {
  picture: msg`The camera was unplugged, or a call has taken it. Your voice is still being recorded, and what was recorded is saved.`,
  sound: msg`The microphone was unplugged, or a call has taken it. Video is still being recorded, and what was recorded is saved.`,
  both: msg`The camera and microphone were unplugged, or a call has taken them. What was recorded is saved: you can record again.`,
} as const satisfies Record<Loss, unknown>
