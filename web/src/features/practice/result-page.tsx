import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEvaluation } from '#data/evaluations'
import { EmptyState } from '#ui/empty-state'
import { Icon } from '#ui/icon'
import { LinkButton } from '#ui/link-button'
import { Loading } from '#ui/loading'
import { Page } from '#ui/page'
import { PageBody } from '#ui/page-body'
import type { PracticeProps } from './practice-props'
import { Result } from './result'

const crumb: ReactNode = (
  <Link to="/practice">
    <Icon of={ArrowLeft} size="s" />
    <Trans>AI scenario practice</Trans>
  </Link>
)

/** `/practice?result=`: one evaluation, as soon as it and the scenarios are here. */
export function ResultPage({ id, ...props }: PracticeProps & { id: string }) {
  const { t } = useLingui()
  const stored = useEvaluation(id)
  const { all, failed } = props.library
  if (stored === undefined || (all === undefined && !failed)) return <Loading label={t`Opening the result…`} />
  if (stored) return <Result stored={stored} crumb={crumb} {...props} />
  return (
    <Page title={t`Evaluation not found`} crumb={crumb}>
      <PageBody>
        <EmptyState
          drawing="search"
          title={<Trans>This device knows no such evaluation.</Trans>}
          action={
            <LinkButton to="/practice">
              <Trans>Back to practice</Trans>
            </LinkButton>
          }
        >
          <Trans>Evaluations of your other devices appear here once both were online.</Trans>
        </EmptyState>
      </PageBody>
    </Page>
  )
}
