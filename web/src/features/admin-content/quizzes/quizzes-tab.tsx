import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { quizContent } from '#data/admin/admin-content'
import { formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'
import { DataTable } from '#ui/tables/data-table'
import { ContentTab } from '../list/content-tab'
import { isInState, ListTools, type StateFilter, StateFilterField } from '../list/list-tools'
import { matchesWords } from '../list/matches-words'
import { PublishBadge } from '../list/publish-badge'
import { RowButtons } from '../list/row-acts'
import { RowTitle } from '../list/row-title'
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
        title: <Trans>No quizzes yet</Trans>,
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
        <DataTable
          cards="grid"
          caption={t`Quizzes`}
          columns={[
            t`Title`,
            t`Status`,
            t`Category`,
            t`Difficulty`,
            { label: t`Questions`, kind: 'number' },
            { label: t`Time limit`, kind: 'number' },
            { label: t`Passing score`, kind: 'number' },
            { label: t`Actions`, kind: 'actions' },
          ]}
          rows={quizzes.map((quiz) => ({
            key: quiz.id,
            cells: [
              <RowTitle key="title" title={quiz.title} isDrafted={acts.drafted.has(quiz.id)} />,
              <PublishBadge key="state" isPublished={quiz.isPublished} />,
              nameOf(quizCategories, quiz.category),
              nameOf(levels, quiz.difficulty),
              quiz.questions.length,
              quiz.timeLimit ? t`${quiz.timeLimit} min` : t`None`,
              formatPercent(language, quiz.passingScore),
              <RowButtons key="actions" item={quiz} acts={acts} />,
            ],
          }))}
        />
      )}
      editor={(place) => <QuizEditor {...place} />}
    />
  )
}
