import { Trans } from '@lingui/react/macro'
import { AudioLines, ScanFace, Sun } from 'lucide-react'
import { useEffect, useState } from 'react'
import { watchLevel } from '#browser/media/microphone-level'
import { watchLight } from '#browser/media/picture-light'
import { CheckList, CheckRow } from '#ui/media/check-row'
import { LevelMeter } from '#ui/media/level-meter'
import { type LightState, lightOf } from './light'

/** Level of the microphone, from 0 to 1, that a voice at the usual distance reaches. */
const HEARD = 0.35

/** Checks of light, framing and sound before a recording. */
export function CameraCheck({ stream }: { stream: MediaStream }) {
  const [light, setLight] = useState<LightState>()
  const [heard, setHeard] = useState(false)
  useEffect(() => watchLight(stream, (seen) => setLight(lightOf(seen))), [stream])
  useEffect(() => {
    setHeard(false)
    return watchLevel(stream, (level) => setHeard((was) => was || level >= HEARD))
  }, [stream])
  return (
    <CheckList>
      <CheckRow
        icon={Sun}
        title={<Trans>Light on your face</Trans>}
        state={light === undefined ? 'open' : light === 'good' ? 'good' : 'warning'}
      >
        <LightWords light={light} />
      </CheckRow>
      <CheckRow icon={ScanFace} title={<Trans>Framing</Trans>} state="open">
        <Trans>
          Eyes on the line, head inside the oval, shoulders in the frame. Look at the camera, not at yourself.
        </Trans>
      </CheckRow>
      <CheckRow
        icon={AudioLines}
        title={<Trans>Sound</Trans>}
        state={heard ? 'good' : 'open'}
        more={<LevelMeter watch={watchLevel} stream={stream} />}
      >
        {heard ? (
          <Trans>Your voice comes through clearly.</Trans>
        ) : (
          <Trans>Say a few words: the bars should move.</Trans>
        )}
      </CheckRow>
    </CheckList>
  )
}

function LightWords({ light }: { light: LightState | undefined }) {
  if (light === 'dark') return <Trans>Your face is dark. Turn toward a window, or put a lamp behind the screen.</Trans>
  if (light === 'bright') return <Trans>Your face is too bright. Move away from the lamp or the window.</Trans>
  if (light === 'behind') return <Trans>The light comes from behind you. Turn around, or close the curtain.</Trans>
  if (light === 'good') return <Trans>Your face is well lit.</Trans>
  return <Trans>Light should come from in front of you.</Trans>
}
