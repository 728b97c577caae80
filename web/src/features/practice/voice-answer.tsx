import { Trans } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Language } from 'shared/model/bilingual'
import { languageOf } from 'shared/rules/voice/speech-language'
import { watchLevel } from '#browser/media/microphone-level'
import { currentDb } from '#data/db/db'
import type { Draft } from '#data/drafts/drafts'
import { useChosenDevices } from '#data/media/chosen-devices'
import { type Recogniser, useRecogniser } from '#data/media/use-recogniser'
import { useVoiceTake } from '#data/media/use-voice-take'
import { saveVoiceSettings } from '#data/media/voice-settings'
import { beforeLeaving } from '#session/workspace/before-leaving'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { Icon } from '#ui/icon'
import { Stack } from '#ui/layout/stack'
import { ConsentDialog } from '#ui/media/consent-dialog'
import { LevelMeter } from '#ui/media/level-meter'
import { RecogniserChoice } from '#ui/media/recogniser-choice'
import { VoiceRecorder } from '#ui/media/voice-recorder'
import { VoiceTrouble } from '#ui/media/voice-trouble'

interface VoiceAnswerProps {
  draft: Draft
  scenarioId: string
  language: Language
  onChange: (change: Partial<Draft>) => void
}

/** Records a spoken answer: recognition fills the transcript, the sound is analysed on the device. */
export function VoiceAnswer(props: VoiceAnswerProps) {
  const recogniser = useRecogniser(props.language)
  return recogniser ? <Recorder {...props} recogniser={recogniser} /> : null
}

function Recorder({
  draft,
  scenarioId,
  language,
  onChange,
  recogniser,
}: VoiceAnswerProps & { recogniser: Recogniser }) {
  const { way, settings, supported, local } = recogniser
  const [asking, setAsking] = useState(false)
  const microphone = useChosenDevices()?.microphone
  const by = way === 'device' || way === 'cloud' ? way : 'typed'
  const voice = useVoiceTake(
    { language: recogniser.language, by, keepSound: false, scenarioId, microphone },
    async ({ transcript, file: _, recordingId: __, ...figures }) =>
      transcript === '' && !figures.sound && draft.replaced
        ? // Nothing was heard: the earlier answer stays.
          onChange({ ...draft.replaced, replaced: undefined })
        : onChange({ voice: figures, ...(transcript && { spoken: transcript }) }),
  )
  const { leave } = voice
  useEffect(() => beforeLeaving(leave), [leave])
  const save = (change: Parameters<typeof saveVoiceSettings>[1]) => void saveVoiceSettings(currentDb(), change)
  const { replaced } = draft
  // Once the microphone records, the transcript and the voice figures of the earlier recording are cleared; they can be
  // restored. Without recognition the typed text is kept.
  const makeRoom = useEffectEvent(() => {
    const { spoken, voice } = draft
    if (by !== 'typed')
      onChange({ spoken: '', voice: undefined, replaced: spoken.trim() === '' ? undefined : { spoken, voice } })
  })
  const isRecording = voice.state === 'recording'
  useEffect(() => {
    if (isRecording) makeRoom()
  }, [isRecording])
  const answer = (change: { cloud: true } | { typed: true }) => {
    save(change)
    setAsking(false)
  }
  return (
    <Stack>
      <VoiceRecorder
        state={voice.state}
        seconds={voice.seconds}
        words={voice.words}
        lang={languageOf(recogniser.language)}
        disabled={way === 'unsupported' || way === 'checking'}
        showWords={by !== 'typed'}
        hint={
          way === 'unsupported' ? (
            <Trans>Choose below to continue without recognition, or type.</Trans>
          ) : (
            <Trans>Press, answer aloud, press again.</Trans>
          )
        }
        meter={voice.stream && <LevelMeter watch={watchLevel} stream={voice.stream} tone="recording" />}
        onStart={() => (way === 'undecided' ? setAsking(true) : voice.start())}
        onStop={voice.stop}
      />
      <VoiceTrouble trouble={voice.trouble} speechError={voice.speechError} soundLost={voice.soundLost} />
      {replaced && voice.state === 'idle' && draft.spoken !== replaced.spoken && (
        <Notice
          role="status"
          action={
            <Button size="sm" onClick={() => onChange({ ...replaced, replaced: undefined })}>
              <Icon of={Undo2} size="s" />
              <Trans>Restore it</Trans>
            </Button>
          }
        >
          <Trans>The new recording replaced what you said before.</Trans>
        </Notice>
      )}
      {draft.voice && voice.state === 'idle' && (
        <Notice>
          <Trans>Your voice was analyzed on this device; the figures come with the result.</Trans>
        </Notice>
      )}
      <RecogniserChoice
        way={way}
        language={recogniser.language}
        supported={supported}
        local={{ ...local, install: () => void local.install() }}
        disabled={voice.state !== 'idle'}
        onLanguage={(chosen) => save({ languages: { ...settings.languages, [language]: chosen } })}
        onCloud={(cloud) => save({ cloud })}
        onTyped={(typed) => save({ typed })}
      />
      {asking && (
        <ConsentDialog
          onAllow={() => answer({ cloud: true })}
          onWithout={() => answer({ typed: true })}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  )
}
