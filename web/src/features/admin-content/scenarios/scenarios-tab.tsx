import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Language } from 'shared/model/bilingual'
import type { ScenarioCategory } from 'shared/model/content/scenario'
import { scenarioContent } from '#data/admin/admin-content'
import { useOpenObjections } from '#data/admin/objections'
import { useLanguage } from '#session/language'
import { Grid } from '#ui/layout/grid'
import { PreviewLanguage } from '../editor/preview-language'
import { ContentTab } from '../list/content-tab'
import { isInState, ListFilter, ListTools, type StateFilter, StateFilterField } from '../list/list-tools'
import { matchesWords } from '../list/matches-words'
import { useChoices } from '../list/use-choices'
import { ScenarioCard } from './scenario-card'
import { ScenarioEditor } from './scenario-editor'

/** The scenarios as cards, in the language chosen above them. */
export function ScenariosTab() {
  const { t } = useLingui()
  const { scenarioCategories } = useChoices()
  const [language, setLanguage] = useState<Language>(useLanguage())
  const objections = useOpenObjections()
  const [search, setSearch] = useState('')
  const [category, setCategory] = useState<ScenarioCategory | 'all'>('all')
  const [state, setState] = useState<StateFilter>('all')
  return (
    <ContentTab
      content={scenarioContent}
      matches={(scenario) =>
        isInState(scenario, state) &&
        (category === 'all' || scenario.category === category) &&
        matchesWords([scenario.title], search)
      }
      onClear={() => {
        setSearch('')
        setCategory('all')
        setState('all')
      }}
      newLabel={<Trans>New scenario</Trans>}
      empty={{ title: <Trans>No scenarios yet</Trans>, text: <Trans>Learners answer what you write here.</Trans> }}
      tools={(onNew) => (
        <>
          <div>
            <PreviewLanguage language={language} onChange={setLanguage} />
          </div>
          <ListTools
            search={search}
            onSearch={setSearch}
            searchLabel={t`Title, in French or English`}
            filters={
              <>
                <ListFilter<ScenarioCategory | 'all'>
                  label={t`Category`}
                  value={category}
                  options={[
                    { value: 'all', label: t`All categories` },
                    ...(scenarioCategories as { value: ScenarioCategory; label: string }[]),
                  ]}
                  onChange={setCategory}
                />
                <StateFilterField value={state} onChange={setState} />
              </>
            }
            newLabel={<Trans>New scenario</Trans>}
            onNew={onNew}
          />
        </>
      )}
      rows={(scenarios, acts) => (
        <Grid>
          {scenarios.map((scenario) => (
            <ScenarioCard
              key={scenario.id}
              scenario={scenario}
              language={language}
              objections={objections.get(scenario.id) ?? 0}
              acts={acts}
            />
          ))}
        </Grid>
      )}
      editor={(place) => <ScenarioEditor {...place} language={language} onLanguage={setLanguage} />}
    />
  )
}
