import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { useMicrophonePermission } from '#browser/media/microphone-permission'
import { useScenarioLibrary } from '#data/library/scenario-library'
import type { SpeechTake } from '#data/media/speech-take'
import { useSpeechTakes } from '#data/media/speech-takes'
import { useRecogniser } from '#data/media/use-recogniser'
import { useLanguage } from '#session/language'
import { Loading } from '#ui/feedback/loading'
import { Icon } from '#ui/icon'
import { Page } from '#ui/layout/page'
import { PageSection } from '#ui/layout/page-section'
import { Stack } from '#ui/layout/stack'
import type { HeardSound } from './heard-sound'
import { LostSounds } from './lost-sounds'
import { RecogniserSettings } from './recogniser-settings'
import { TakeHistory } from './take-history'
import { TakeRecorder } from './take-recorder'
import { TakeResult } from './take-result'
import { TextToSay } from './text-to-say'
import { useSpeechAddress } from './use-speech-address'
import { useSpeechText } from './use-speech-text'

/** `/speech-test`: choose a text, confirm it, say it; then the transcript and the measurements. */
export function SpeechTestScreen() {
  const { t } = useLingui()
  const language = useLanguage()
  const library = useScenarioLibrary(language)
  const { address, go } = useSpeechAddress()
  const text = useSpeechText(address.scenario, library.listed, language)
  const recogniser = useRecogniser(language)
  const reported = useMicrophonePermission()
  const [hasHeard, setHasHeard] = useState(false)
  // The browser may report no permission although the microphone was allowed; a take with sound proves that it was.
  const permission = reported === 'unknown' && hasHeard ? 'granted' : reported
  const takes = useSpeechTakes()
  const [busy, setBusy] = useState(false)
  const [heard, setHeard] = useState<HeardSound>()
  const [asked, setAsked] = useState<string>()
  const recorder = useRef<HTMLDivElement>(null)
  const { draft } = text
  if (!draft || !recogniser || !takes) return <Loading />
  const shown = takes.find(({ id }) => id === address.take)
  const scenario = library.all?.find(({ id }) => id === draft.scenarioId)
  const show = (take: string) => {
    setAsked(take)
    void go({ take })
  }
  const choose = (id: string | undefined) => {
    if (id === undefined) text.change({ scenarioId: undefined, confirmed: false })
    void go({ scenario: id, take: undefined }, { replace: true })
  }
  const forget = (gone: readonly SpeechTake[]) => {
    if (gone.some(({ id }) => id === address.take)) void go({ take: undefined }, { replace: true })
  }
  const again = () => {
    setHeard(undefined)
    void go({ take: undefined })
    recorder.current?.querySelector('button')?.focus()
  }
  return (
    <Page
      title={t`Speech test`}
      lead={<Trans>Read a text aloud and see what was understood, how fast you spoke and where you paused.</Trans>}
      crumb={
        <Link to="/practice">
          <Icon of={ArrowLeft} size="s" />
          <Trans>AI scenario practice</Trans>
        </Link>
      }
    >
      {/* During a recording the text field and the settings are hidden; the recorder shows the text to read. */}
      <PageSection hidden={busy} title={<Trans>The text</Trans>} help={<Trans>Your own, or from a scenario</Trans>}>
        <TextToSay
          {...text}
          draft={draft}
          library={library}
          chosen={address.scenario ?? draft.scenarioId}
          disabled={busy}
          onBringBack={() => {
            text.bringBack()
            void go({ scenario: undefined }, { replace: true })
          }}
          onChoose={choose}
          onChange={text.change}
        />
      </PageSection>
      <PageSection hidden={busy} title={<Trans>Recognition</Trans>} help={<Trans>On this device first</Trans>}>
        <RecogniserSettings recogniser={recogniser} permission={permission} disabled={busy} />
      </PageSection>
      <PageSection title={<Trans>Recording</Trans>}>
        <Stack>
          {!busy && <LostSounds language={recogniser.language} text={draft.text} onKept={show} />}
          <TakeRecorder
            text={draft.text}
            confirmed={draft.confirmed}
            scenario={scenario}
            recogniser={recogniser}
            recorder={recorder}
            permission={permission}
            onBusy={setBusy}
            onTaken={(take, sound) => {
              setHeard(sound)
              setHasHeard((before) => before || sound !== undefined)
              show(take)
            }}
          />
        </Stack>
      </PageSection>
      {shown && <TakeResult key={shown.id} take={shown} heard={heard} reveal={asked === shown.id} onAgain={again} />}
      {takes.length > 0 && <TakeHistory takes={takes} onOpen={show} onDeleted={forget} />}
    </Page>
  )
}
