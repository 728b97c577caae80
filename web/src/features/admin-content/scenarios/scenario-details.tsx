import { Trans, useLingui } from '@lingui/react/macro'
import type { Competency } from 'shared/model/content/module'
import { ScenarioFormat, ScenarioKind } from 'shared/model/content/scenario'
import { moduleContent, useContentList } from '#data/admin/admin-content'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { Grid } from '#ui/layout/grid'
import { FieldGroup } from '../editor/field-group'
import { BilingualEntry, CheckEntry, ChoiceEntry, TextEntry } from '../editor/form-fields'
import { Several } from '../list/several'
import { useChoices } from '../list/use-choices'
import { FORMAT_NAMES, KIND_NAMES } from './scenario-words'

/** The details of a scenario: its texts in both languages, its two questions, and its classification. */
export function ScenarioDetails() {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const { levels, scenarioCategories, competencies } = useChoices()
  const modules = useContentList(moduleContent).value ?? []
  return (
    <FieldGroup title={<Trans>Situation</Trans>} help={<Trans>Fields with an asterisk are required.</Trans>}>
      <BilingualEntry path="title" label={t`Title *`} />
      <BilingualEntry path="description" label={t`Description *`} rows={2} />
      <BilingualEntry path="content" label={t`Full content *`} rows={8} serif />
      <BilingualEntry path="questions.0" label={t`Question 1`} rows={2} />
      <BilingualEntry path="questions.1" label={t`Question 2`} rows={2} />
      <Grid columns="three">
        <ChoiceEntry path="difficulty" label={t`Difficulty`} options={levels} />
        <ChoiceEntry path="category" label={t`Category`} options={scenarioCategories} />
        <ChoiceEntry
          path="format"
          label={t`Format`}
          options={ScenarioFormat.options.map((value) => ({ value, label: i18n._(FORMAT_NAMES[value]) }))}
        />
        <ChoiceEntry
          path="kind"
          label={t`Type`}
          options={ScenarioKind.options.map((value) => ({ value, label: i18n._(KIND_NAMES[value]) }))}
        />
        <ChoiceEntry
          path="courseId"
          label={t`Module`}
          none={t`None`}
          options={modules.map((module) => ({ value: module.id, label: pick(module.title, language) }))}
        />
        <TextEntry
          path="videoUrl"
          label={t`Video address`}
          type="url"
          hint={
            <Trans>
              The address of a video file, starting with https://. Put what is said in it into the text: not everyone
              can hear it.
            </Trans>
          }
        />
      </Grid>
      <BilingualEntry path="tags" label={t`Tags`} hint={<Trans>Separated by commas</Trans>} />
      <Several<Competency> path="competencies" label={t`Competencies`} options={competencies} />
      <CheckEntry path="isPublished">
        <Trans>Published: learners see it</Trans>
      </CheckEntry>
    </FieldGroup>
  )
}
