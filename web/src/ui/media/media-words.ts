import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why a device cannot be used: denied, none present, in use by another program, or not supported by this browser. */
type MediaTrouble = 'denied' | 'none' | 'busy' | 'unsupported'
type Words = Record<MediaTrouble, MessageDescriptor>
const PICTURE: Words = {
  denied: msg`Your browser is blocking the camera and microphone. Allow both in the address bar, then try again.`,
  none: msg`No camera or microphone was found. Plug one in and try again, or choose sound only.`,
  busy: msg`Another program is using the camera or the microphone. Close it, then try again.`,
  unsupported: msg`This browser cannot record here.`,
}
const SOUND: Words = {
  denied: msg`Your browser is blocking the microphone. Allow it in the address bar, then try again.`,
  none: msg`No microphone was found. Plug one in and try again, or answer without recording.`,
  busy: msg`Another program is using the microphone. Close it, then try again.`,
  unsupported: msg`This browser cannot record here.`,
}
/** The message and the advice when camera or microphone cannot be used. */
export const troubleWords = (trouble: MediaTrouble, picture: boolean) => (picture ? PICTURE : SOUND)[trouble]
