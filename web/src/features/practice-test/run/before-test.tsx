import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { ArrowRight, Wifi } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { phasesOf, spokenSeconds } from 'shared/rules/practice/practice-test'
import type { ExtraTime } from 'shared/rules/quizzes/quiz-run'
import { saveExtraTime } from '#data/account/extra-time'
import { currentDb } from '#data/db/db'
import type { PracticeRun, RecordingMode } from '#data/practice/practice-run'
import { startTest, useHasEnded } from '#data/practice/practice-runs'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { toast } from '#ui/feedback/toast'
import { ExtraTimeChoice } from '#ui/form/extra-time-choice'
import { Icon } from '#ui/icon'
import { Page } from '#ui/layout/page'
import { PageSection } from '#ui/layout/page-section'
import { Stack } from '#ui/layout/stack'
import { LinkButton } from '#ui/link-button'
import { CheckList, CheckRow } from '#ui/media/check-row'
import { SensitiveTestNotice } from '#ui/scenario/sensitive-notice'
import { BrowserRow } from '../check/browser-row'
import { MediaRow } from '../check/media-row'
import { StorageRow } from '../check/storage-row'
import { useMediaCheck } from '../check/use-media-check'
import { TestOutline } from '../test-outline'
import type { FoundPlan } from '../use-plan'
import { keepingText } from './keeping-text'
import { RunningNotice } from './running-notice'
import { useRoom } from './use-room'

const Start = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    '& > p': { flex: '1 1 240px', fontSize: '.9375rem', color: 'fg.muted', maxWidth: '58ch' },
  },
})

/** The page before a test: its parts, the system check, the start. */
export function BeforeTest({
  title,
  crumb,
  found: { plan, scenarios },
  running,
  extraTime,
}: {
  title: string
  crumb: ReactNode
  found: FoundPlan
  running: PracticeRun | null
  extraTime: ExtraTime
}) {
  const language = useLanguage()
  // A test started here is at once reported as `running`; until the next screen opens this page must not show that.
  const [starting, setStarting] = useState(false)
  const ended = useHasEnded(running)
  const formats = scenarios.map(({ format }) => format)
  const spoken = spokenSeconds({ phases: phasesOf(formats), extraTime })
  return (
    <Page
      title={title}
      crumb={crumb}
      margin={plan.kind === 'drill' ? <Trans>One timed scenario</Trans> : <Trans>In the format of the real test</Trans>}
      lead={
        <Trans>The clock starts when you press the button and does not stop. Your answers are saved as you go.</Trans>
      }
    >
      <PageSection title={<Trans>What will happen</Trans>} help={<Trans>Your timing</Trans>}>
        <Stack css={{ gap: '5' }}>
          <div>
            <TestOutline formats={formats} extraTime={extraTime} />
          </div>
          <ExtraTimeChoice
            language={language}
            value={extraTime}
            onChange={(value) => void saveExtraTime(currentDb(), value)}
          >
            <Trans>
              For people entitled to it on the real test. It extends every clock and is noted in the result.
            </Trans>
          </ExtraTimeChoice>
        </Stack>
      </PageSection>
      <SensitiveTestNotice
        scenarios={scenarios}
        action={
          <LinkButton to="/casper">
            <Trans>Choose another test</Trans>
          </LinkButton>
        }
      />
      {running && !starting ? (
        <PageSection
          title={ended ? <Trans>A test is waiting to be finished</Trans> : <Trans>A test is in progress</Trans>}
        >
          <RunningNotice run={running} />
        </PageSection>
      ) : (
        <CheckAndStart
          found={{ plan, scenarios }}
          spoken={spoken}
          extraTime={extraTime}
          starting={starting}
          onStarting={setStarting}
        />
      )}
    </Page>
  )
}

interface CheckAndStartProps {
  found: FoundPlan
  spoken: number
  extraTime: ExtraTime
  starting: boolean
  onStarting: (starting: boolean) => void
}
function CheckAndStart({ found, spoken, extraTime, starting, onStarting }: CheckAndStartProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate()
  const router = useRouter()
  const hint = useId()
  const [trouble, setTrouble] = useState('')
  const speaks = spoken > 0
  const isDrill = found.plan.kind === 'drill'
  const [mode, setMode] = useState<RecordingMode>(speaks ? 'video' : 'none')
  const { check, open, close } = useMediaCheck()
  const room = useRoom(spoken, mode)
  const heard = mode === 'none' || check.kind === 'ready'
  const ready = heard && room.enough !== false

  const choose = (chosen: RecordingMode) => {
    close()
    setMode(chosen)
  }
  const start = async () => {
    onStarting(true)
    setTrouble('')
    close()
    const { plan, scenarios } = found
    try {
      // The clock does not start before the next screen is loaded.
      const next = await router.preloadRoute({ to: '/casper/run/$run', params: { run: 'next' } })
      if (!next || next.some(({ status }) => status === 'error')) throw new Error('the screen of the test did not come')
      const given = { planId: plan.id, kind: plan.kind, language, extraTime, recording: mode, scenarios }
      const run = await startTest(currentDb(), given, Date.now())
      await navigate({ to: '/casper/run/$run', params: { run: run.id }, replace: true })
    } catch (error) {
      const description = keepingText(error)
      setTrouble(description)
      toast({ tone: 'danger', title: t`The test couldn’t be started`, description })
      onStarting(false)
    }
  }
  return (
    <>
      {(speaks || !isDrill) && (
        <PageSection title={<Trans>System check</Trans>} help={<Trans>Like the check before the real test</Trans>}>
          <CheckList aria-label={t`System check`}>
            {!isDrill && <BrowserRow />}
            {speaks && (
              <MediaRow mode={mode} check={check} onMode={choose} onOpen={() => void open(mode === 'video')} />
            )}
            <StorageRow room={room} />
            {!isDrill && (
              <CheckRow icon={Wifi} title={<Trans>Internet connection</Trans>} state="good">
                <Trans>Not needed: the whole test is on this device.</Trans>
              </CheckRow>
            )}
          </CheckList>
        </PageSection>
      )}
      <PageSection title={<Trans>Start</Trans>}>
        <Start>
          <Button
            tone="primary"
            size="lg"
            disabled={!ready}
            loading={starting}
            aria-describedby={hint}
            onClick={() => void start()}
          >
            {isDrill ? <Trans>Start the exercise</Trans> : <Trans>Start the test</Trans>}
            <Icon of={ArrowRight} />
          </Button>
          <p id={hint}>
            {trouble !== '' ? (
              <Trans>The test couldn’t be started. {trouble}</Trans>
            ) : !heard ? (
              <Trans>Turn on your camera or microphone first, or choose to record nothing.</Trans>
            ) : room.enough === false ? (
              <Trans>There is not enough space for the recordings: choose sound only, or record nothing.</Trans>
            ) : (
              <Trans>Put your phone away and close other programs. Raters look at ideas, not spelling.</Trans>
            )}
          </p>
        </Start>
      </PageSection>
    </>
  )
}
