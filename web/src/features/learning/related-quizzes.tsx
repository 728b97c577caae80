import { Trans } from '@lingui/react/macro'
import { ListChecks } from 'lucide-react'
import { quizzes as calls } from 'shared/contract/calls/quizzes'
import { useLastKnown } from '#data/db/use-query'
import { useResource } from '#data/http/use-resource'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { ActionContent, ActionLink, ActionList } from '#ui/action-list'
import { Skeleton } from '#ui/feedback/skeleton'
import { PageSection } from '#ui/layout/page-section'
import { LinkButton } from '#ui/link-button'

/** Number of related quizzes. */
const SHOWN = 2
/** Quizzes that are added where a module names fewer. */
const ALWAYS = ['nine-competencies', 'understanding-the-test']

export function RelatedQuizzes({ quizzes }: { quizzes: readonly string[] }) {
  const language = useLanguage()
  const { value, settled } = useResource(calls.list, {}, { freshFor: 300_000, retries: 2 })
  const listed = useLastKnown('quizzes', value ?? undefined)
  const published = listed?.filter((quiz) => quiz.isPublished) ?? []
  // The named ones, then the fixed ones, then any others: two, if two are published.
  const ids = new Set([...quizzes, ...ALWAYS, ...published.map(({ id }) => id)])
  const shown = [...ids].flatMap((id) => published.find((quiz) => quiz.id === id) ?? []).slice(0, SHOWN)
  return (
    <PageSection title={<Trans>What’s next</Trans>} help={<Trans>Quizzes that go with this module</Trans>}>
      {shown.length > 0 ? (
        <ActionList as="div">
          {shown.map((quiz) => (
            <ActionLink key={quiz.id} to="/quizzes/$id" params={{ id: quiz.id }}>
              <ActionContent icon={ListChecks} title={pick(quiz.title, language)} caption={<Trans>Quiz</Trans>} />
            </ActionLink>
          ))}
        </ActionList>
      ) : settled ? (
        <LinkButton to="/quizzes">
          <Trans>See all quizzes</Trans>
        </LinkButton>
      ) : (
        // The height of two rows, so that nothing moves when they appear.
        <Skeleton css={{ height: '123px', borderRadius: 'lg' }} />
      )}
    </PageSection>
  )
}
