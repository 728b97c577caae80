import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Bilingual } from 'shared/model/bilingual'
import { languageOf } from 'shared/rules/voice/speech-language'
import { uuidv7 } from 'uuidv7'
import { watchLevel } from '#browser/microphone-level'
import type { MicrophonePermission } from '#browser/microphone-permission'
import { useChosenDevices } from '#data/chosen-devices'
import { db } from '#data/db'
import { saveTake } from '#data/speech-takes'
import type { Recogniser } from '#data/use-recogniser'
import { useVoiceTake } from '#data/use-voice-take'
import { saveVoiceSettings } from '#data/voice-settings'
import type { VoiceTake } from '#data/voice-take'
import { beforeLeaving } from '#session/before-leaving'
import { ConsentDialog } from '#ui/consent-dialog'
import { Dock } from '#ui/dock'
import { LevelMeter } from '#ui/level-meter'
import { Notice } from '#ui/notice'
import { Stack } from '#ui/stack'
import { VoiceRecorder } from '#ui/voice-recorder'
import { VoiceTrouble } from '#ui/voice-trouble'
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

/** Records the confirmed text being said, and keeps the take. */
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
    // Recognition alone had the microphone, and understood nothing: there is no take.
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
      await saveTake(db(), take, scenario?.title)
    } catch (error) {
      setUnsaved(true)
      throw error
    }
    // The screen may have been left in the middle of the take.
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
    await saveVoiceSettings(db(), change)
    setAsking(false)
  }
  const possible = confirmed && way !== 'unsupported' && way !== 'checking' && permission !== 'denied'
  // The page has become another one: it begins with what is to be read.
  useEffect(() => {
    if (busy) reading.current?.scrollIntoView({ block: 'start' })
  }, [busy])
  return (
    <Stack ref={recorder}>
      {busy && (
        <ToRead ref={reading} role="group" lang={lang} aria-label={t`Text to pronounce`}>
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
          <Trans>Nothing was heard, so no take was kept. Try again, or go on without recognition.</Trans>
        </Notice>
      )}
      {unsaved && (
        <Notice tone="danger" role="alert">
          <Trans>This take could not be kept: this device is full. Free some space, then record it again.</Trans>
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
  if (way === 'unsupported') return <Trans>Choose above to go on without recognition.</Trans>
  if (!confirmed) return <Trans>Confirm the text first.</Trans>
  return <Trans>Press, read the text aloud, press again.</Trans>
}
