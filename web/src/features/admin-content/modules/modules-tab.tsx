import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { moduleContent } from '#data/admin/admin-content'
import { formatMinutes } from '#i18n/format'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { DataTable } from '#ui/tables/data-table'
import { PublishSwitch } from '../editor/publish-switch'
import { ContentTab } from '../list/content-tab'
import { isInState, ListTools, type StateFilter, StateFilterField } from '../list/list-tools'
import { matchesWords } from '../list/matches-words'
import { RowButtons } from '../list/row-acts'
import { RowTitle } from '../list/row-title'
import { useChoices } from '../list/use-choices'
import { ModuleEditor } from './module-editor'

/** The learning modules: a switch publishes them; they can be added, edited, duplicated and deleted. */
export function ModulesTab() {
  const { t } = useLingui()
  const language = useLanguage()
  const { levels, moduleCategories } = useChoices()
  const [search, setSearch] = useState('')
  const [state, setState] = useState<StateFilter>('all')
  return (
    <ContentTab
      content={moduleContent}
      matches={(module) => isInState(module, state) && matchesWords([module.title, module.description], search)}
      onClear={() => {
        setSearch('')
        setState('all')
      }}
      newLabel={<Trans>New module</Trans>}
      empty={{ title: <Trans>No modules yet</Trans>, text: <Trans>What you write here is what learners read.</Trans> }}
      tools={(onNew) => (
        <ListTools
          search={search}
          onSearch={setSearch}
          searchLabel={t`Title or description, in French or English`}
          filters={<StateFilterField value={state} onChange={setState} />}
          newLabel={<Trans>New module</Trans>}
          onNew={onNew}
        />
      )}
      rows={(modules, acts) => (
        <DataTable
          cards="grid"
          caption={t`Modules`}
          columns={[
            t`Title`,
            t`Status`,
            t`Category`,
            t`Difficulty`,
            { label: t`Pages`, kind: 'number' },
            { label: t`Duration`, kind: 'number' },
            { label: t`Actions`, kind: 'actions' },
          ]}
          rows={modules.map((module) => {
            const title = pick(module.title, language)
            return {
              key: module.id,
              cells: [
                <RowTitle key="title" title={module.title} isDrafted={acts.drafted.has(module.id)} />,
                <PublishSwitch
                  key="state"
                  name={t`Published: ${title}`}
                  isPublished={module.isPublished}
                  busy={acts.busy === module.id}
                  onChange={() => acts.publish(module)}
                />,
                moduleCategories.find(({ value }) => value === module.category)?.label,
                levels.find(({ value }) => value === module.skillLevel)?.label,
                module.pageCount,
                formatMinutes(language, module.duration),
                <RowButtons key="actions" item={module} acts={acts} publish={false} />,
              ],
            }
          })}
        />
      )}
      editor={(place) => <ModuleEditor {...place} />}
    />
  )
}
