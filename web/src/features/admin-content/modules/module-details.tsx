import { Trans, useLingui } from '@lingui/react/macro'
import type { Competency } from 'shared/model/content/module'
import { MODULE_MINUTES_MAX } from 'shared/model/content/module-input'
import { quizContent, useContentList } from '#data/admin/admin-content'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { Grid } from '#ui/layout/grid'
import { FieldGroup } from '../editor/field-group'
import { BilingualEntry, CheckEntry, ChoiceEntry, NumberEntry } from '../editor/form-fields'
import { PictureEntry } from '../editor/rich-text/picture-entry'
import { Several } from '../list/several'
import { useChoices } from '../list/use-choices'
import { readDuration } from './module-form'

/** The properties of a module, everything but its introduction and its pages. */
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
