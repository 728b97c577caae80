import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEvaluation } from '#data/practice/evaluations'
import { EmptyState } from '#ui/feedback/empty-state'
import { Loading } from '#ui/feedback/loading'
import { Icon } from '#ui/icon'
import { Page } from '#ui/layout/page'
import { PageBody } from '#ui/layout/page-body'
import { LinkButton } from '#ui/link-button'
import type { PracticeProps } from '../practice-props'
import { Result } from './result'

const crumb: ReactNode = (
  <Link to="/practice">
    <Icon of={ArrowLeft} size="s" />
    <Trans>AI scenario practice</Trans>
  </Link>
)

/** `/practice?result=`: one evaluation, once it and the scenarios are loaded. */
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
          title={<Trans>This evaluation is not on this device.</Trans>}
          action={
            <LinkButton to="/practice">
              <Trans>Back to practice</Trans>
            </LinkButton>
          }
        >
          <Trans>Evaluations from your other devices appear here once both devices have been online.</Trans>
        </EmptyState>
      </PageBody>
    </Page>
  )
}
