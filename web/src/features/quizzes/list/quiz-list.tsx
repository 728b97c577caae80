import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Skeleton } from '#ui/feedback/skeleton'
import { Grid } from '#ui/layout/grid'
import { QuizCardLink } from './quiz-card-link'
import type { QuizRow } from './use-quiz-rows'

const PLACES = ['a', 'b', 'c', 'd']

/** The cards of the quizzes found among `total`; placeholders while they load. */
export function QuizList({
  rows,
  total,
  onClear,
}: {
  rows: readonly QuizRow[] | undefined
  total: number
  onClear: () => void
}) {
  if (!rows)
    return (
      <Grid aria-busy="true">
        {PLACES.map((place) => (
          <Skeleton key={place} css={{ height: '208px', borderRadius: 'lg' }} />
        ))}
      </Grid>
    )
  if (total === 0)
    return (
      <EmptyState title={<Trans>No quiz available</Trans>}>
        <Trans>They appear here once one is published.</Trans>
      </EmptyState>
    )
  if (rows.length === 0)
    return (
      <EmptyState
        drawing="search"
        title={<Trans>No quiz found</Trans>}
        action={
          <Button onClick={onClear}>
            <Trans>Clear the search</Trans>
          </Button>
        }
      >
        <Trans>Try another word, or all categories.</Trans>
      </EmptyState>
    )
  return (
    <Grid as="ul">
      {rows.map((row) => (
        <li key={row.quiz.id}>
          <QuizCardLink row={row} />
        </li>
      ))}
    </Grid>
  )
}
