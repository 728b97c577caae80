import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { nextRound, type RatingRound } from 'shared/rules/practice/rating'
import { useScenarioLibrary } from '#data/library/scenario-library'
import { useRatings } from '#data/practice/ratings'
import { useFreshProgress } from '#data/progress/use-progress'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Loading } from '#ui/feedback/loading'
import { Icon } from '#ui/icon'
import { Page } from '#ui/layout/page'
import { PageBody } from '#ui/layout/page-body'
import { PageSection } from '#ui/layout/page-section'
import { LinkButton } from '#ui/link-button'
import { DriftReport } from './drift-report'
import { RateRound } from './rate-round'

/**
 * `/practice/rate`: the learner scores sample answers to a scenario and compares the scores with the reference scores.
 */
export function RateScreen() {
  const { t } = useLingui()
  const language = useLanguage()
  const { all, listed, failed, again } = useScenarioLibrary(language)
  const rated = useRatings()
  useFreshProgress()
  const [drawn, setDrawn] = useState<{ round: RatingRound | undefined; number: number }>()
  const round = drawn?.round
  const offered = useMemo(() => listed?.filter(({ ratedAnswers = [] }) => ratedAnswers.length > 0), [listed])
  const draw = () => {
    if (!offered || !rated) return
    const others = offered.filter(({ id }) => id !== round?.scenarioId)
    const next = nextRound(others.length > 0 ? others : offered, rated, Math.random)
    setDrawn({ round: next, number: (drawn?.number ?? 0) + 1 })
  }
  const scenario = all?.find(({ id }) => id === round?.scenarioId)
  useEffect(() => {
    if (drawn) scrollTo({ top: 0 })
  }, [drawn])
  return (
    <Page
      title={t`Rate the answers`}
      crumb={
        <Link to="/practice">
          <Icon of={ArrowLeft} size="s" />
          <Trans>AI scenario practice</Trans>
        </Link>
      }
      lead={
        <Trans>
          Score three answers to one situation, then see the reference scores and the reasons for them. Whoever
          recognizes a good answer writes better ones.
        </Trans>
      }
    >
      {failed ? (
        <PageBody>
          <EmptyState
            title={<Trans>The scenarios couldn’t be loaded.</Trans>}
            action={
              <Button onClick={again}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>Once downloaded, they work offline.</Trans>
          </EmptyState>
        </PageBody>
      ) : !offered || !rated ? (
        <PageBody>
          <Loading />
        </PageBody>
      ) : offered.length === 0 ? (
        <PageBody>
          <EmptyState
            title={<Trans>No answers to rate yet</Trans>}
            action={
              <LinkButton to="/practice">
                <Trans>Back to practice</Trans>
              </LinkButton>
            }
          >
            <Trans>They come with the scenarios of this site.</Trans>
          </EmptyState>
        </PageBody>
      ) : round && scenario ? (
        <RateRound key={drawn?.number} round={round} scenario={scenario} onNext={draw} />
      ) : (
        <PageSection title={<Trans>Three answers</Trans>} help={<Trans>About ten minutes, offline too</Trans>}>
          <Button tone="primary" onClick={draw}>
            <Trans>Start</Trans>
          </Button>
        </PageSection>
      )}
      {rated && rated.length > 0 && <DriftReport rated={rated} />}
    </Page>
  )
}
