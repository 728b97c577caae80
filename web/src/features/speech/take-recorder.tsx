import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Bilingual } from 'shared/model/bilingual'
import { languageOf } from 'shared/rules/voice/speech-language'
import { uuidv7 } from 'uuidv7'
import { watchLevel } from '#browser/media/microphone-level'
import type { MicrophonePermission } from '#browser/media/microphone-permission'
import { currentDb } from '#data/db/db'
import { useChosenDevices } from '#data/media/chosen-devices'
import { saveTake } from '#data/media/speech-takes'
import type { Recogniser } from '#data/media/use-recogniser'
import { useVoiceTake } from '#data/media/use-voice-take'
import { saveVoiceSettings } from '#data/media/voice-settings'
import type { VoiceTake } from '#data/media/voice-take'
import { beforeLeaving } from '#session/workspace/before-leaving'
import { Notice } from '#ui/feedback/notice'
import { Dock } from '#ui/layout/dock'
import { Stack } from '#ui/layout/stack'
import { ConsentDialog } from '#ui/media/consent-dialog'
import { LevelMeter } from '#ui/media/level-meter'
import { VoiceRecorder } from '#ui/media/voice-recorder'
import { VoiceTrouble } from '#ui/media/voice-trouble'
import type { HeardSound } from './heard-sound'

interface TakeRecorderProps {
  text: string
  confirmed: boolean
  scenario: { id: string; title: Bilingual } | undefined
  recogniser: Recogniser
  recorder: Ref<HTMLDivElement>
  permission: MicrophonePermission
  onBusy: (busy: boolean) => void
  onTaken: (id: string, sound: HeardSound | undefined) => void
}

const ToRead = chakra('div', {
  base: {
    fontFamily: 'reading',
    fontWeight: 450,
    fontSize: { base: 'lg', lg: '1.1875rem' },
    lineHeight: 1.6,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    maxWidth: 'measure',
    scrollMarginTop: '80px',
  },
})

/** Records the learner saying the confirmed text, and stores the take. */
export function TakeRecorder(props: TakeRecorderProps) {
  const { text, confirmed, scenario, recogniser, recorder, permission, onBusy, onTaken } = props
  const { t } = useLingui()
  const reading = useRef<HTMLDivElement>(null)
  const { way, language, settings } = recogniser
  const lang = languageOf(language)
  const [asking, setAsking] = useState(false)
  const [unsaved, setUnsaved] = useState(false)
  const [empty, setEmpty] = useState(false)
  const microphone = useChosenDevices()?.microphone
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  const by = way === 'device' || way === 'cloud' ? way : 'typed'
  const keep = async ({ file, ...taken }: VoiceTake) => {
    // Only recognition had the microphone and recognized nothing: there is no take.
    if (taken.transcript === '' && !taken.sound && !file && !taken.recordingId) return setEmpty(true)
    const now = Date.now()
    const id = uuidv7()
    const take = {
      ...taken,
      id,
      at: now,
      writtenAt: now,
      reference: text,
      ...(scenario && { scenarioId: scenario.id }),
    }
    try {
      await saveTake(currentDb(), take, scenario?.title)
    } catch (error) {
      setUnsaved(true)
      throw error
    }
    // The screen may have been left during the take.
    if (here.current) onTaken(id, file && { id, file, durationMs: taken.seconds * 1000 })
  }
  const voice = useVoiceTake(
    { language, by, keepSound: settings.keepSound, scenarioId: scenario?.id, microphone },
    keep,
  )
  const { leave } = voice
  useEffect(() => beforeLeaving(leave), [leave])
  const busy = voice.state !== 'idle'
  const tell = useEffectEvent(onBusy)
  useEffect(() => tell(busy), [busy])
  const begin = () => {
    setUnsaved(false)
    setEmpty(false)
    voice.start()
  }
  const answer = async (change: { cloud: true } | { typed: true }) => {
    await saveVoiceSettings(currentDb(), change)
    setAsking(false)
  }
  const possible = confirmed && way !== 'unsupported' && way !== 'checking' && permission !== 'denied'
  // The text to read appears when the take begins; the page scrolls to it.
  useEffect(() => {
    if (busy) reading.current?.scrollIntoView({ block: 'start' })
  }, [busy])
  return (
    <Stack ref={recorder}>
      {busy && (
        <ToRead data-reading ref={reading} role="group" lang={lang} aria-label={t`Text to read aloud`}>
          {text}
        </ToRead>
      )}
      <Dock on={busy}>
        <VoiceRecorder
          state={voice.state}
          seconds={voice.seconds}
          words={voice.words}
          lang={lang}
          disabled={!possible}
          showWords={by !== 'typed'}
          hint={<Hint confirmed={confirmed} way={way} denied={permission === 'denied'} />}
          meter={voice.stream && <LevelMeter watch={watchLevel} stream={voice.stream} tone="recording" />}
          onStart={() => (way === 'undecided' ? setAsking(true) : begin())}
          onStop={voice.stop}
        />
      </Dock>
      <VoiceTrouble trouble={voice.trouble} speechError={voice.speechError} soundLost={voice.soundLost} />
      {empty && (
        <Notice tone="warning" role="status">
          <Trans>No sound, so nothing was saved. Try again, or continue without recognition.</Trans>
        </Notice>
      )}
      {unsaved && (
        <Notice tone="danger" role="alert">
          <Trans>
            This recording couldn’t be saved: this device is full. Free up some space, then record it again.
          </Trans>
        </Notice>
      )}
      {asking && (
        <ConsentDialog
          onAllow={() => void answer({ cloud: true })}
          onWithout={() => void answer({ typed: true })}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  )
}

function Hint({ confirmed, way, denied }: { confirmed: boolean; way: Recogniser['way']; denied: boolean }) {
  if (denied) return <Trans>Allow the microphone first.</Trans>
  if (way === 'unsupported') return <Trans>Choose above to continue without recognition.</Trans>
  if (!confirmed) return <Trans>Confirm the text first.</Trans>
  return <Trans>Press, read the text aloud, press again.</Trans>
}
