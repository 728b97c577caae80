import { Trans } from '@lingui/react/macro'
import { ListChecks } from 'lucide-react'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { ActionContent, ActionLink, ActionList } from '#ui/action-list'
import { PageSection } from '#ui/page-section'
import { QUIZ_TITLES } from './quiz-titles'

/** Two quizzes that go with the module (spec 2 §2: a fixed list of two). */
const SHOWN = 2
/** Where a module names fewer. */
const ALWAYS = ['nine-competencies', 'understanding-the-test']

export function RelatedQuizzes({ quizzes }: { quizzes: readonly string[] }) {
  const language = useLanguage()
  const shown = [...new Set([...quizzes, ...ALWAYS])].filter((id) => QUIZ_TITLES[id]).slice(0, SHOWN)
  return (
    <PageSection title={<Trans>What next</Trans>} help={<Trans>Quizzes that go with this module</Trans>}>
      <ActionList as="div">
        {shown.map((id) => (
          <ActionLink key={id} to="/quizzes/$id" params={{ id }}>
            <ActionContent
              icon={ListChecks}
              title={QUIZ_TITLES[id] && pick(QUIZ_TITLES[id], language)}
              caption={<Trans>Quiz</Trans>}
            />
          </ActionLink>
        ))}
      </ActionList>
    </PageSection>
  )
}
