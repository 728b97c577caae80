import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useExtraTime } from '#data/account/extra-time'
import { useScenarioLibrary } from '#data/library/scenario-library'
import { useChosenDevices } from '#data/media/chosen-devices'
import { UNSPECIFIED } from '#data/media/recordings'
import { useVideoTakes } from '#data/media/video-takes'
import { useLanguage } from '#session/language'
import { Loading } from '#ui/feedback/loading'
import { Page } from '#ui/layout/page'
import { PageSection } from '#ui/layout/page-section'
import { Stack } from '#ui/layout/stack'
import { ScenarioSelect } from '#ui/scenario/scenario-select'
import { BrokenOff } from './broken-off'
import { ClockChoice } from './clock-choice'
import { DeviceChoice } from './device-choice'
import { RecordingStage } from './recording-stage'
import { ScenarioBox } from './scenario-box'
import { StorageMeter } from './storage-meter'
import { CopyLink } from './takes/copy-link'
import { TakeList } from './takes/take-list'
import { useCamera } from './use-camera'
import { useVideoAddress } from './use-video-address'
import { useVideoRecording } from './use-video-recording'

const Hint = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm', maxWidth: '62ch' } })
const Stage = chakra('div', { base: { scrollMarginTop: { base: '72px', lg: '16px' } } })
const NONE = {}

/** `/video-practice`: a scenario answered on camera, as often as the learner likes; recordings stay on this device. */
export function VideoPracticeScreen() {
  const { t } = useLingui()
  const language = useLanguage()
  const library = useScenarioLibrary(language)
  const address = useVideoAddress()
  const scenario = library.listed?.find(({ id }) => id === address.scenario)
  // Until the scenarios are loaded, the scenario is known only by the address.
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
  const isRecording = recording.phase === 'recording'
  const stage = useRef<HTMLDivElement>(null)
  // Scrolls to the situation when it is to be read, and to picture and questions when they are to be answered.
  useEffect(() => {
    if (busy || isRecording) stage.current?.scrollIntoView({ block: 'start' })
  }, [busy, isRecording])
  if (!chosen || !takes || factor === undefined) return <Loading />
  return (
    <Page
      title={t`Video practice`}
      lead={<Trans>Answer a scenario on camera, watch yourself, and do it again. Nothing leaves this device.</Trans>}
      actions={scenario && <CopyLink scenarioId={scenario.id} />}
    >
      <BrokenOff scenarios={library.all} onShow={(id) => address.choose(id === UNSPECIFIED ? undefined : id)} />
      {/* During a recording, the choices and the list of recordings are hidden; the situation is shown beside the
          camera's picture. */}
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
          <Stage ref={stage}>
            <RecordingStage
              camera={camera}
              recording={recording}
              factor={factor}
              situation={busy && <ScenarioBox scenario={scenario} language={language} isAnswered={isRecording} />}
            />
          </Stage>
        </Stack>
      </PageSection>
      <PageSection hidden={busy} title={<Trans>My recordings</Trans>} help={<Trans>Newest first</Trans>}>
        <Stack css={{ gap: '4' }}>
          <StorageMeter />
          <TakeList
            key={`${scenarioId} ${address.take}`}
            takes={takes.filter(({ id }) => id !== recording.current)}
            first={address.take}
          />
          <Hint>
            <Trans>
              Recordings have no captions. For a written record, give the same answer aloud in AI scenario practice.
            </Trans>
          </Hint>
        </Stack>
      </PageSection>
    </Page>
  )
}
