import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Language } from 'shared/model/bilingual'
import type { Module } from 'shared/model/content/module'
import { moduleContent } from '#data/admin/admin-content'
import { useLanguage } from '#session/language'
import { Tabs } from '#ui/tabs'
import { ContentEditor } from '../editor/content-editor'
import type { Wrong } from '../editor/use-content-save'
import { useIssueWords } from '../editor/use-issue-words'
import { usePart } from '../editor/use-part'
import { usePathName } from '../editor/use-path-name'
import type { EditorPlace } from '../list/content-tab'
import { ModuleDetails } from './module-details'
import {
  blankModule,
  checkModule,
  type ModuleForm,
  moduleToBody,
  moduleToCopy,
  moduleToForm,
  saidRequired,
} from './module-form'
import { ModulePages } from './module-pages'
import { ModulePreview } from './module-preview'

type Part = 'details' | 'content' | 'preview'
const partOf = (path: string): Part => (/^(pages|content)/.test(path) ? 'content' : 'details')

/** The editor of a module: details, content, preview. */
export function ModuleEditor({ item, items, onClose, onLeave }: EditorPlace<Module>) {
  const { i18n } = useLingui()
  const nameOf = usePathName()
  const wordsOf = useIssueWords()
  return (
    <ContentEditor
      key={item}
      content={moduleContent}
      item={item}
      items={items}
      blank={blankModule}
      toForm={moduleToForm}
      toCopy={moduleToCopy}
      toBody={moduleToBody}
      check={(form) => checkModule(i18n, form)}
      wordsOf={(issue) => saidRequired(i18n, issue) ?? wordsOf(issue)}
      nameOf={nameOf}
      titles={{ create: <Trans>New module</Trans>, edit: <Trans>Edit the module</Trans> }}
      onClose={onClose}
      onLeave={onLeave}
    >
      {(form, found) => <ModuleParts form={form} found={found} />}
    </ContentEditor>
  )
}

function ModuleParts({ form, found }: { form: ModuleForm; found: readonly Wrong[] }) {
  const { t } = useLingui()
  const [part, setPart] = usePart<Part>('details', found, partOf)
  const [language, setLanguage] = useState<Language>(useLanguage())
  return (
    <Tabs
      label={t`Parts of the module`}
      value={part}
      tabs={[
        { id: 'details', label: t`Details` },
        { id: 'content', label: t`Content (${form.pages.length})` },
        { id: 'preview', label: t`Preview` },
      ]}
      onChange={setPart}
    >
      {part === 'details' && <ModuleDetails />}
      {part === 'content' && <ModulePages />}
      {part === 'preview' && <ModulePreview module={form} language={language} onLanguage={setLanguage} />}
    </Tabs>
  )
}
