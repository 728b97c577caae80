import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight, CircleCheck } from 'lucide-react'
import { formatMinutes } from '#i18n/format'
import { useLanguage } from '#session/language'
import type { StudyPlan } from '#session/use-study-plan'
import { ActionLink, ActionList } from '#ui/action-list'
import { Icon } from '#ui/icon'
import { PIECES, pieceAddress, pieceTitle } from '#ui/labels/study-pieces'
import { VisuallyHidden } from '#ui/visually-hidden'

const Title = chakra('h3', { base: { fontWeight: 600, marginBottom: '2' } })

/** The sessions of the study plan on one day: links to their work, made by the plan and not editable here. */
export function PlanOfDay({ plan, day }: { plan: StudyPlan; day: string }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const sessions = sessionsOn(plan, day)
  if (sessions.length === 0) return null
  return (
    <section aria-labelledby="plan-of-day">
      <Title id="plan-of-day">
        <Trans>In your study plan</Trans>
      </Title>
      <ActionList aria-labelledby="plan-of-day">
        {sessions.map((session, place) => {
          const { icon, name } = PIECES[session.kind]
          const title = pieceTitle(session, plan.study.titles, language)
          const isDone = day === plan.day && plan.done[place]
          return (
            <ActionLink key={`${session.kind}${session.ref}`} {...pieceAddress(session)}>
              <Icon of={isDone ? CircleCheck : icon} />
              <span>
                <b>{i18n._(name)}</b>
                <small>
                  {title && `${title} · `}
                  {formatMinutes(language, session.minutes)}
                  {isDone && (
                    <VisuallyHidden>
                      , <Trans>done</Trans>
                    </VisuallyHidden>
                  )}
                </small>
              </span>
              <Icon of={ChevronRight} size="s" />
            </ActionLink>
          )
        })}
      </ActionList>
    </section>
  )
}

/**
 * The sessions that the plan has on a day; empty if the learner has not asked for a plan, or if the day is outside of
 * it (today and the seven days after).
 */
export const sessionsOn = ({ study, today, coming }: StudyPlan, day: string) =>
  study.isAsked ? ([today, ...coming].find((planned) => planned.day === day)?.sessions ?? []) : []
