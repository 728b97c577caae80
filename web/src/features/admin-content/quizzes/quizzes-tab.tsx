import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { quizContent } from '#data/admin/admin-content'
import { formatPercent } from '#i18n/format'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { ContentTab } from '../list/content-tab'
import { ContentTable } from '../list/content-table'
import { DraftedBadge } from '../list/drafted-badge'
import { isInState, ListTools, type StateFilter, StateFilterField } from '../list/list-tools'
import { matchesWords } from '../list/matches-words'
import { PublishBadge } from '../list/publish-badge'
import { RowButtons } from '../list/row-acts'
import { useChoices } from '../list/use-choices'
import { QuizEditor } from './quiz-editor'
import { QuizFiles } from './quiz-files'

/** The quizzes: search in both languages, add, edit, publish, delete, export and import. */
export function QuizzesTab() {
  const { t } = useLingui()
  const language = useLanguage()
  const { levels, quizCategories } = useChoices()
  const [search, setSearch] = useState('')
  const [state, setState] = useState<StateFilter>('all')
  const nameOf = (choices: readonly { value: string; label: string }[], value: string) =>
    choices.find((choice) => choice.value === value)?.label
  return (
    <ContentTab
      content={quizContent}
      matches={(quiz) => isInState(quiz, state) && matchesWords([quiz.title, quiz.description], search)}
      onClear={() => {
        setSearch('')
        setState('all')
      }}
      newLabel={<Trans>New quiz</Trans>}
      empty={{
        title: <Trans>No quiz yet</Trans>,
        text: <Trans>Write the first one, or import a file.</Trans>,
      }}
      tools={(onNew, quizzes) => (
        <ListTools
          search={search}
          onSearch={setSearch}
          searchLabel={t`Title or description, in French or English`}
          filters={<StateFilterField value={state} onChange={setState} />}
          newLabel={<Trans>New quiz</Trans>}
          onNew={onNew}
          more={<QuizFiles quizzes={quizzes} />}
        />
      )}
      rows={(quizzes, acts) => (
        <ContentTable
          caption={t`Quizzes`}
          first={t`Title`}
          actsLabel={t`Actions`}
          columns={[
            { label: t`Status` },
            { label: t`Category` },
            { label: t`Difficulty` },
            { label: t`Questions`, isNumber: true },
            { label: t`Time limit`, isNumber: true },
            { label: t`Passing score`, isNumber: true },
          ]}
          rows={quizzes.map((quiz) => ({
            id: quiz.id,
            title: pick(quiz.title, language),
            more: (
              <>
                <span lang={language === 'fr' ? 'en' : 'fr'}>{quiz.title[language === 'fr' ? 'en' : 'fr']}</span>
                <DraftedBadge isDrafted={acts.drafted.has(quiz.id)} />
              </>
            ),
            cells: [
              <PublishBadge key="state" isPublished={quiz.isPublished} />,
              nameOf(quizCategories, quiz.category),
              nameOf(levels, quiz.difficulty),
              quiz.questions.length,
              quiz.timeLimit ? t`${quiz.timeLimit} min` : t`None`,
              formatPercent(language, quiz.passingScore),
            ],
            acts: <RowButtons item={quiz} acts={acts} />,
          }))}
        />
      )}
      editor={(place) => <QuizEditor {...place} />}
    />
  )
}
