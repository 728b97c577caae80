import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useFreshProgress } from '#data/progress/use-progress'
import { useReviewCounts } from '#data/quizzes/review-cards'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Page } from '#ui/layout/page'
import { PageSection } from '#ui/layout/page-section'
import { useAnchor } from '#ui/layout/use-anchor'
import { ReviewCard } from '../review/review-card'
import { QuizFacts } from './quiz-facts'
import { matchesFilter } from './quiz-filter'
import { QuizList } from './quiz-list'
import { QuizListControls } from './quiz-list-controls'
import { QuizProgressTable } from './quiz-progress-table'
import { useQuizFilter } from './use-quiz-filter'
import { useQuizList } from './use-quiz-list'
import { useQuizRows } from './use-quiz-rows'

const PROGRESS = 'quiz-progress'

/** `/quizzes`: every published quiz with search and categories, and the learner's progress in each. */
export function QuizListScreen() {
  const { t } = useLingui()
  const language = useLanguage()
  const { quizzes, failed, again } = useQuizList()
  const [filter, setFilter] = useQuizFilter()
  const review = useReviewCounts()
  const rows = useQuizRows(quizzes)
  const shown = rows?.filter(({ quiz }) => matchesFilter(quiz, filter, language))
  const total = rows?.length ?? 0
  useFreshProgress()
  useAnchor(rows !== undefined)
  return (
    <Page
      title={t`Quizzes`}
      lead={
        <Trans>
          Short and timed, with an explanation after each answer. What you miss comes back until you know it.
        </Trans>
      }
      actions={
        !failed && (
          <Button onClick={goToProgress}>
            <Trans>Go to the progress table</Trans>
          </Button>
        )
      }
    >
      {rows && review && <ReviewCard counts={review} />}
      <PageSection
        title={<Trans>All quizzes</Trans>}
        help={
          <span role="status">
            {shown && rows && <Plural value={shown.length} one={`# of ${total} shown`} other={`# of ${total} shown`} />}
          </span>
        }
      >
        {failed ? (
          <EmptyState
            drawing="cut"
            title={<Trans>Failed to fetch quizzes</Trans>}
            action={<Button onClick={again}>{t`Try again`}</Button>}
          >
            <Trans>Once downloaded, they stay on this device.</Trans>
          </EmptyState>
        ) : (
          <>
            <QuizListControls filter={filter} onChange={setFilter} />
            <QuizList rows={shown} total={total} onClear={() => setFilter({ search: '', category: 'all' })} />
          </>
        )}
      </PageSection>
      {!failed && rows?.length !== 0 && (
        <>
          <div id={PROGRESS} />
          <PageSection
            title={<Trans>Your progress</Trans>}
            help={<Trans>Counted on this device and on the others</Trans>}
          >
            <QuizProgressTable rows={rows} />
          </PageSection>
        </>
      )}
      <PageSection title={<Trans>Good to know</Trans>}>
        <QuizFacts />
      </PageSection>
    </Page>
  )
}

/** Scrolls to the table and focuses its heading, so that the keyboard continues from there. */
function goToProgress() {
  const anchor = document.getElementById(PROGRESS)
  const heading = anchor?.nextElementSibling?.querySelector('h2')
  anchor?.scrollIntoView()
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
