import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { moduleContent } from '#data/admin/admin-content'
import { formatMinutes } from '#i18n/format'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { PublishSwitch } from '../editor/publish-switch'
import { ContentTab } from '../list/content-tab'
import { ContentTable } from '../list/content-table'
import { DraftedBadge } from '../list/drafted-badge'
import { isInState, ListTools, type StateFilter, StateFilterField } from '../list/list-tools'
import { matchesWords } from '../list/matches-words'
import { RowButtons } from '../list/row-acts'
import { useChoices } from '../list/use-choices'
import { ModuleEditor } from './module-editor'

/** The learning modules: a switch publishes them; they can be added, edited, duplicated and deleted. */
export function ModulesTab() {
  const { t } = useLingui()
  const language = useLanguage()
  const other = language === 'fr' ? 'en' : 'fr'
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
      empty={{ title: <Trans>No module yet</Trans>, text: <Trans>What you write here is what learners read.</Trans> }}
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
        <ContentTable
          caption={t`Modules`}
          first={t`Title`}
          actsLabel={t`Actions`}
          columns={[
            { label: t`Status` },
            { label: t`Category` },
            { label: t`Difficulty` },
            { label: t`Pages`, isNumber: true },
            { label: t`Duration`, isNumber: true },
          ]}
          rows={modules.map((module) => {
            const title = pick(module.title, language)
            return {
              id: module.id,
              title,
              more: (
                <>
                  <span lang={other}>{module.title[other]}</span>
                  <DraftedBadge isDrafted={acts.drafted.has(module.id)} />
                </>
              ),
              cells: [
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
              ],
              acts: <RowButtons item={module} acts={acts} publish={false} />,
            }
          })}
        />
      )}
      editor={(place) => <ModuleEditor {...place} />}
    />
  )
}
