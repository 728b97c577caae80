import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useChosenDevices } from '#data/chosen-devices'
import { useExtraTime } from '#data/extra-time'
import { UNSPECIFIED } from '#data/recordings'
import { useScenarioLibrary } from '#data/scenario-library'
import { useVideoTakes } from '#data/video-takes'
import { useLanguage } from '#session/language'
import { Loading } from '#ui/loading'
import { Page } from '#ui/page'
import { PageSection } from '#ui/page-section'
import { ScenarioSelect } from '#ui/scenario-select'
import { Stack } from '#ui/stack'
import { BrokenOff } from './broken-off'
import { ClockChoice } from './clock-choice'
import { CopyLink } from './copy-link'
import { DeviceChoice } from './device-choice'
import { RecordingStage } from './recording-stage'
import { ScenarioBox } from './scenario-box'
import { StorageMeter } from './storage-meter'
import { TakeList } from './take-list'
import { useCamera } from './use-camera'
import { useVideoAddress } from './use-video-address'
import { useVideoRecording } from './use-video-recording'

const Hint = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm', maxWidth: '62ch' } })
const Situation = chakra('div', { base: { scrollMarginTop: { base: '72px', lg: '16px' } } })
const NONE = {}

/** `/video-practice`: a scenario answered before the camera, as often as one likes; recordings stay on this device. */
export function VideoPracticeScreen() {
  const { t } = useLingui()
  const language = useLanguage()
  const library = useScenarioLibrary(language)
  const address = useVideoAddress()
  const scenario = library.listed?.find(({ id }) => id === address.scenario)
  // Until the scenarios have come, the address says which one it is.
  const scenarioId = scenario?.id ?? (library.listed ? undefined : address.scenario) ?? UNSPECIFIED
  const chosen = useChosenDevices()
  const factor = useExtraTime()
  const [clock, setClock] = useState(false)
  const takes = useVideoTakes(scenarioId)
  const camera = useCamera(chosen ?? NONE)
  const recording = useVideoRecording({
    camera,
    scenario: { id: scenarioId, title: scenario?.title },
    clock,
    factor: factor ?? 1,
  })
  const busy = recording.phase !== 'idle'
  const situation = useRef<HTMLDivElement>(null)
  // What is answered stands before whoever answers it.
  useEffect(() => {
    if (busy) situation.current?.scrollIntoView({ block: 'start' })
  }, [busy])
  if (!chosen || !takes || factor === undefined) return <Loading />
  return (
    <Page
      title={t`Video practice`}
      lead={
        <Trans>Answer a scenario before the camera, watch yourself, and do it again. Nothing leaves this device.</Trans>
      }
      actions={scenario && <CopyLink scenarioId={scenario.id} />}
    >
      <BrokenOff scenarios={library.all} onShow={(id) => address.choose(id === UNSPECIFIED ? undefined : id)} />
      {/* Before the camera there is what is answered, and nothing else. */}
      <PageSection hidden={busy} title={<Trans>Scenario</Trans>} help={<Trans>Or a question of your own</Trans>}>
        <Stack css={{ gap: '4' }}>
          <ScenarioSelect
            label={<Trans>Choose a scenario</Trans>}
            none={t`No scenario`}
            language={language}
            library={library}
            chosen={address.scenario}
            disabled={busy}
            onChoose={address.choose}
          />
          {!busy && <ScenarioBox scenario={scenario} language={language} />}
        </Stack>
      </PageSection>
      <PageSection title={<Trans>Record</Trans>} help={<Trans>Camera and microphone</Trans>}>
        <Stack css={{ gap: '4' }}>
          <div hidden={busy}>
            <Stack css={{ gap: '4' }}>
              <ClockChoice clock={clock} factor={factor} disabled={busy} onClock={setClock} />
              <DeviceChoice chosen={chosen} opened={camera.stream} disabled={busy || camera.state !== 'off'} />
            </Stack>
          </div>
          <RecordingStage
            camera={camera}
            recording={recording}
            factor={factor}
            situation={
              busy && (
                <Situation ref={situation}>
                  <ScenarioBox scenario={scenario} language={language} />
                </Situation>
              )
            }
          />
        </Stack>
      </PageSection>
      <PageSection
        hidden={busy}
        title={<Trans>My recordings</Trans>}
        help={<Trans>Of this scenario, the newest first</Trans>}
      >
        <Stack css={{ gap: '4' }}>
          <StorageMeter />
          <TakeList key={scenarioId} takes={takes.filter(({ id }) => id !== recording.current)} />
          <Hint>
            <Trans>
              Recordings have no captions. For a written trace, give the same answer by voice in scenario practice.
            </Trans>
          </Hint>
        </Stack>
      </PageSection>
    </Page>
  )
}
