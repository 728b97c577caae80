import { Trans, useLingui } from '@lingui/react/macro'
import { TEST_ZONE, type TestDate } from 'shared/model/content/test-date'
import { LANGUAGES } from 'shared/model/languages'
import { testDateContent } from '#data/admin/admin-content'
import { Grid } from '#ui/layout/grid'
import { ContentEditor } from '../editor/content-editor'
import { FieldGroup } from '../editor/field-group'
import { ChoiceEntry, TextEntry } from '../editor/form-fields'
import { useIssueWords } from '../editor/use-issue-words'
import { usePathName } from '../editor/use-path-name'
import type { EditorPlace } from '../list/content-tab'
import { blankTestDate, checkTestDate, testDateToBody, testDateToForm } from './test-date-form'

/** The form of one sitting of the test. */
export function TestDateEditor({
  item,
  items,
  today,
  onClose,
  onLeave,
}: EditorPlace<TestDate> & {
  /** Today in the test's time zone, `YYYY-MM-DD`. */
  today: string
}) {
  const { t, i18n } = useLingui()
  const nameOf = usePathName()
  return (
    <ContentEditor
      key={item}
      content={testDateContent}
      item={item}
      items={items}
      blank={() => blankTestDate(today)}
      toForm={testDateToForm}
      toCopy={testDateToForm}
      toBody={testDateToBody}
      check={(form) => checkTestDate(i18n, form)}
      wordsOf={useIssueWords()}
      nameOf={nameOf}
      titles={{ create: <Trans>New test date</Trans>, edit: <Trans>Edit the test date</Trans> }}
      onClose={onClose}
      onLeave={onLeave}
    >
      {() => (
        <FieldGroup title={<Trans>Sitting</Trans>} help={<Trans>Date and time (Eastern time, {TEST_ZONE})</Trans>}>
          <Grid columns="three">
            <TextEntry path="date" label={t`Day`} type="date" />
            <TextEntry path="time" label={t`Time`} type="time" />
            <TextEntry path="testType" label={t`Type of test`} />
            <ChoiceEntry
              path="language"
              label={t`Language of the test`}
              options={[
                ...LANGUAGES.map((value) => ({ value, label: { fr: t`In French`, en: t`In English` }[value] })),
              ]}
            />
            <TextEntry path="source" label={t`Source`} hint={<Trans>Where you found the date</Trans>} />
            <TextEntry path="checkedOn" label={t`Checked on`} type="date" />
          </Grid>
        </FieldGroup>
      )}
    </ContentEditor>
  )
}
