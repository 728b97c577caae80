import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Language } from 'shared/model/bilingual'
import {
  PASSING_SCORE_MAX,
  PASSING_SCORE_MIN,
  QUIZ_MINUTES_MAX,
  QUIZ_MINUTES_MIN,
  type Quiz,
} from 'shared/model/content/quiz'
import { quizContent } from '#data/admin/admin-content'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { Icon } from '#ui/icon'
import { Card } from '#ui/layout/card'
import { Grid } from '#ui/layout/grid'
import { Tabs } from '#ui/tabs'
import { Beside } from '../editor/beside'
import { ContentEditor } from '../editor/content-editor'
import { FieldGroup } from '../editor/field-group'
import { BilingualEntry, CheckEntry, ChoiceEntry, NumberEntry } from '../editor/form-fields'
import { moved } from '../editor/set-in'
import type { Wrong } from '../editor/use-content-save'
import { useFormPlace } from '../editor/use-form-place'
import { useIssueWords } from '../editor/use-issue-words'
import { usePart } from '../editor/use-part'
import { usePathName } from '../editor/use-path-name'
import type { EditorPlace } from '../list/content-tab'
import { useChoices } from '../list/use-choices'
import { useRemoval } from '../list/use-removal'
import { QuestionFields } from './question-fields'
import {
  blankQuestion,
  blankQuiz,
  checkQuiz,
  type QuestionForm,
  quizToBody,
  quizToCopy,
  quizToForm,
  readPassingScore,
  readTimeLimit,
} from './quiz-form'
import { QuizPreview } from './quiz-preview'

type Part = 'details' | 'questions' | 'preview'
const partOf = (path: string): Part => (path.startsWith('questions') ? 'questions' : 'details')

/** The editor of a quiz: its details, its questions, and a learner's view of it. */
export function QuizEditor({ item, items, onClose, onLeave }: EditorPlace<Quiz>) {
  const { i18n } = useLingui()
  const nameOf = usePathName()
  return (
    <ContentEditor
      key={item}
      content={quizContent}
      item={item}
      items={items}
      blank={blankQuiz}
      toForm={quizToForm}
      toCopy={quizToCopy}
      toBody={quizToBody}
      check={(form) => checkQuiz(i18n, form)}
      wordsOf={useIssueWords()}
      nameOf={nameOf}
      titles={{ create: <Trans>New quiz</Trans>, edit: <Trans>Edit the quiz</Trans> }}
      onClose={onClose}
      onLeave={onLeave}
    >
      {(form, found) => <QuizParts form={form} found={found} />}
    </ContentEditor>
  )
}

function QuizParts({ form, found }: { form: ReturnType<typeof blankQuiz>; found: readonly Wrong[] }) {
  const { t } = useLingui()
  const [part, setPart] = usePart<Part>('details', found, partOf)
  const [language, setLanguage] = useState<Language>(useLanguage())
  const preview = <QuizPreview quiz={form} language={language} onLanguage={setLanguage} />
  return (
    <Tabs
      label={t`Parts of the quiz`}
      value={part}
      tabs={[
        { id: 'details', label: t`Details` },
        { id: 'questions', label: t`Questions (${form.questions.length})` },
        { id: 'preview', label: t`Preview` },
      ]}
      onChange={setPart}
    >
      {part === 'preview' ? (
        preview
      ) : (
        <Beside wideOnly>
          <div>{part === 'details' ? <QuizDetails /> : <QuizQuestions />}</div>
          <aside aria-label={t`Preview`}>
            <Card>{preview}</Card>
          </aside>
        </Beside>
      )}
    </Tabs>
  )
}

function QuizDetails() {
  const { t } = useLingui()
  const { levels, quizCategories } = useChoices()
  return (
    <FieldGroup title={<Trans>Details</Trans>}>
      <BilingualEntry path="title" label={t`Title`} />
      <BilingualEntry path="description" label={t`Description`} rows={3} />
      <Grid columns="three">
        <ChoiceEntry path="category" label={t`Category`} options={quizCategories} />
        <ChoiceEntry path="difficulty" label={t`Difficulty`} options={levels} />
        <NumberEntry
          path="timeLimit"
          label={t`Time limit (minutes)`}
          hint={t`From ${QUIZ_MINUTES_MIN} to ${QUIZ_MINUTES_MAX} (default: 30)`}
          min={QUIZ_MINUTES_MIN}
          max={QUIZ_MINUTES_MAX}
          read={readTimeLimit}
        />
        <NumberEntry
          path="passingScore"
          label={t`Passing score (%)`}
          hint={t`From ${PASSING_SCORE_MIN} to ${PASSING_SCORE_MAX} (default: 70)`}
          min={PASSING_SCORE_MIN}
          max={PASSING_SCORE_MAX}
          read={readPassingScore}
        />
      </Grid>
      <CheckEntry path="isPublished">
        <Trans>Published: learners see it</Trans>
      </CheckEntry>
    </FieldGroup>
  )
}

function QuizQuestions() {
  const { t } = useLingui()
  const { value: questions, error, set } = useFormPlace<QuestionForm[]>('questions')
  const remove = useRemoval('questions')
  const add = (at: number, question: QuestionForm) => set(questions.toSpliced(at, 0, question))
  return (
    <>
      {error && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      {questions.map((question, index) => (
        <QuestionFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a new question has no id yet
          key={index}
          index={index}
          count={questions.length}
          onMove={(by) => set(moved(questions, index, by))}
          onCopy={() => {
            const { id: _, ...copy } = question
            add(index + 1, copy)
          }}
          onRemove={() => remove(index, t`Question ${index + 1}`)}
        />
      ))}
      <div>
        <Button onClick={() => add(questions.length, blankQuestion())}>
          <Icon of={Plus} size="s" />
          <Trans>Add a question</Trans>
        </Button>
      </div>
    </>
  )
}
