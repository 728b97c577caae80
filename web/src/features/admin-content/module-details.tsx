import { Trans, useLingui } from '@lingui/react/macro'
import type { Competency } from 'shared/model/module'
import { MODULE_MINUTES_MAX } from 'shared/model/module-input'
import { quizContent, useContentList } from '#data/admin-content'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { Grid } from '#ui/grid'
import { FieldGroup } from './field-group'
import { BilingualEntry, CheckEntry, ChoiceEntry, NumberEntry } from './form-fields'
import { readDuration } from './module-form'
import { PictureEntry } from './picture-entry'
import { Several } from './several'
import { useChoices } from './use-choices'

/** What a module is: titles, level, category, times, cover, quizzes that go with it. */
export function ModuleDetails() {
  const { t } = useLingui()
  const language = useLanguage()
  const { levels, moduleCategories, competencies } = useChoices()
  const quizzes = useContentList(quizContent).value ?? []
  return (
    <FieldGroup title={<Trans>Details</Trans>}>
      <BilingualEntry path="title" label={t`Title`} />
      <BilingualEntry path="description" label={t`Description`} rows={3} />
      <Grid columns="three">
        <ChoiceEntry path="skillLevel" label={t`Difficulty`} options={levels} />
        <ChoiceEntry path="category" label={t`Category`} options={moduleCategories} />
        <NumberEntry
          path="duration"
          label={t`Duration (minutes)`}
          min={1}
          max={MODULE_MINUTES_MAX}
          read={readDuration}
        />
        <NumberEntry
          path="estimatedTime"
          label={t`Estimated time (minutes)`}
          min={1}
          max={MODULE_MINUTES_MAX}
          read={readDuration}
        />
      </Grid>
      <PictureEntry path="coverImage" label={t`Cover image`} />
      <Several<Competency> path="competencies" label={t`Competencies`} options={competencies} />
      {quizzes.length > 0 && (
        <Several<string>
          path="relatedQuizzes"
          label={t`Related quizzes`}
          options={quizzes.map((quiz) => ({ value: quiz.id, label: pick(quiz.title, language) }))}
        />
      )}
      <CheckEntry path="isPublished">
        <Trans>Published: learners see it</Trans>
      </CheckEntry>
    </FieldGroup>
  )
}
