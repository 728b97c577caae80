import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Of a device: refused, not there, used by another program, or unknown to this browser. */
type MediaTrouble = 'denied' | 'none' | 'busy' | 'unsupported'
type Words = Record<MediaTrouble, MessageDescriptor>
const PICTURE: Words = {
  denied: msg`The browser refuses camera and microphone. Allow both beside the address of this page, then try again.`,
  none: msg`No camera or no microphone was found. Plug one in and try again, or choose sound only.`,
  busy: msg`Another program is using the camera or the microphone. Close it, then try again.`,
  unsupported: msg`This browser cannot record here.`,
}
const SOUND: Words = {
  denied: msg`The browser refuses the microphone. Allow it beside the address of this page, then try again.`,
  none: msg`No microphone was found. Plug one in and try again, or answer without recording.`,
  busy: msg`Another program is using the microphone. Close it, then try again.`,
  unsupported: msg`This browser cannot record here.`,
}
/** What to say, and what to do, when camera or microphone are not to be had. */
export const troubleWords = (trouble: MediaTrouble, picture: boolean) => (picture ? PICTURE : SOUND)[trouble]
