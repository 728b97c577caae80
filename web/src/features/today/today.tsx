import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight, SlidersHorizontal } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { currentDb, openedDb, unlessClosed } from '#data/db/db'
import { saveStudyGoals } from '#data/planning/own-test-date'
import { skipFirstLook, skipStudyGoals } from '#data/planning/study'
import { refreshTypingHistory } from '#data/typing/typing-sessions'
import { formatMinutes } from '#i18n/format'
import { useLanguage } from '#session/language'
import { useUser } from '#session/session'
import { goThroughToday } from '#session/today-run'
import { type StudyPlan, useStudyPlan } from '#session/use-study-plan'
import { Button } from '#ui/button'
import { Dialog } from '#ui/feedback/dialog'
import { Skeleton } from '#ui/feedback/skeleton'
import { Icon } from '#ui/icon'
import { pieceAddress } from '#ui/labels/study-pieces'
import { Card } from '#ui/layout/card'
import { PageSection } from '#ui/layout/page-section'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { LinkButton } from '#ui/link-button'
import { ComingDays } from './coming-days'
import { DayNote } from './day-note'
import { DaySummary } from './day-summary'
import { GoalsForm } from './goals-form'
import { PieceList } from './piece-list'
import { Unfinished } from './unfinished'
import { useBegun } from './use-begun'
import { WeekGoal } from './week-goal'

const Foot = chakra('div', { base: { padding: '14px 16px', borderTop: '1px solid {colors.border}' } })
const Note = chakra('p', { base: { padding: '14px 16px', fontSize: '.9375rem', color: 'fg.muted' } })
const FirstOfAll = chakra('section', { base: { marginBottom: '4' } })
const Begun = chakra('h3', { base: { fontWeight: 600, marginBottom: '2' } })
const List = chakra('div', { base: { '& > * + *': { borderTop: '1px solid {colors.border}' } } })

/**
 * Today on the home screen: unfinished work, the sessions of the day with their minutes and reasons, and one button
 * that starts them.
 */
export function Today() {
  const plan = useStudyPlan()
  const title = useRef<HTMLSpanElement>(null)
  const shown = plan && `${plan.study.isAsked} ${plan.today.kind}`
  const wasShown = useRef(shown)
  // When the questions or the first look are replaced, their focused button disappears. The title then takes the focus,
  // so that keyboard and screen-reader users keep their place.
  useLayoutEffect(() => {
    const isReplaced = wasShown.current !== undefined && wasShown.current !== shown
    if (isReplaced && document.activeElement === document.body) title.current?.focus({ preventScroll: true })
    wasShown.current = shown
  }, [shown])
  useEffect(() => {
    const db = openedDb()
    // Typing runs of other devices are inputs of the plan too.
    if (db) refreshTypingHistory(db).catch(unlessClosed(db))
  }, [])
  return (
    <PageSection
      title={
        <span ref={title} tabIndex={-1}>
          <Trans>Today</Trans>
        </span>
      }
      help={plan && <Help plan={plan} />}
    >
      {plan ? <Planned plan={plan} /> : <Skeleton css={{ height: '260px', borderRadius: 'lg' }} aria-busy="true" />}
    </PageSection>
  )
}

function Help({ plan: { today, study } }: { plan: StudyPlan }) {
  const language = useLanguage()
  const count = today.sessions.length
  if (count === 0 || !study.isAsked) return null
  const minutes = formatMinutes(language, today.minutes)
  return <Plural value={count} one={`# step, ${minutes}`} other={`# steps, ${minutes}`} />
}

function Planned({ plan }: { plan: StudyPlan }) {
  const { study, day, today } = plan
  const begun = useBegun(plan)
  if (!study.isAsked && begun.length === 0)
    return (
      <Card>
        <Stack css={{ gap: '4' }}>
          <p>
            <Trans>A few questions, and Situ makes a plan that tells you each day what to do and why.</Trans>
          </p>
          <GoalsForm
            goals={study.goals}
            today={day}
            onSave={async (goals) => void (await saveStudyGoals(currentDb(), goals))}
            onSkip={() => void skipStudyGoals(currentDb())}
          />
        </Stack>
      </Card>
    )
  return (
    <>
      {begun.length > 0 && (
        <FirstOfAll aria-labelledby="unfinished">
          <Begun id="unfinished">
            <Trans>To finish first</Trans>
          </Begun>
          <Unfinished begun={begun} />
        </FirstOfAll>
      )}
      <Card pad="none">
        <DayPieces plan={plan} isFirst={begun.length === 0} />
      </Card>
      <Row css={{ marginTop: '3' }} spread>
        <WeekGoal plan={plan} />
        <ChangePlan plan={plan} />
      </Row>
      {today.kind !== 'first-look' && <ComingDays days={plan.coming} />}
    </>
  )
}

function DayPieces({ plan, isFirst }: { plan: StudyPlan; isFirst: boolean }) {
  const { today, next, day, done } = plan
  const language = useLanguage()
  const { id } = useUser()
  const left = today.sessions.reduce((sum, { minutes }, i) => (done[i] ? sum : sum + minutes), 0)
  const place = done.indexOf(false)
  const minutes = formatMinutes(language, left)
  const note = DayNote({ today })
  if (plan.study.library.scenarios.length === 0 && today.sessions.length < 2)
    return (
      <Note>
        <Trans>The scenarios and quizzes are being downloaded. Your plan will appear as soon as they are here.</Trans>
      </Note>
    )
  return (
    <List>
      {note && (
        <Note>
          <DayNote today={today} />
        </Note>
      )}
      {today.sessions.length > 0 && <PieceList plan={plan} />}
      {next ? (
        <Foot>
          <LinkButton
            {...pieceAddress(next)}
            tone={isFirst ? 'primary' : 'outline'}
            size="lg"
            wide
            onClick={() => goThroughToday({ day, userId: id, place })}
          >
            {done.some(Boolean) ? <Trans>Continue, {minutes} left</Trans> : <Trans>Start, {minutes}</Trans>}
            <Icon of={ArrowRight} size="s" />
          </LinkButton>
          {today.kind === 'first-look' && (
            <Button tone="quiet" wide css={{ marginTop: '2' }} onClick={() => void skipFirstLook(currentDb())}>
              <Trans>Start with the plan instead</Trans>
            </Button>
          )}
        </Foot>
      ) : (
        today.sessions.length > 0 && <DaySummary plan={plan} />
      )}
    </List>
  )
}

/** A button that opens the three questions of the plan again, to change the answers. */
function ChangePlan({ plan: { study, day } }: { plan: StudyPlan }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        <Icon of={SlidersHorizontal} size="s" />
        <Trans>Adjust my plan</Trans>
      </Button>
      {isOpen && (
        <Dialog title={t`My plan`} onClose={() => setOpen(false)}>
          <GoalsForm
            goals={study.goals}
            today={day}
            onSave={async (goals) => {
              await saveStudyGoals(currentDb(), goals)
              setOpen(false)
            }}
          />
        </Dialog>
      )}
    </>
  )
}
