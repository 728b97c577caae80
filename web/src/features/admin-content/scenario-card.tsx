import { chakra } from '@chakra-ui/react/styled-system'
import type { Language } from 'shared/model/bilingual'
import type { AdminScenario } from 'shared/model/scenario'
import { pick } from '#i18n/pick'
import { Badge } from '#ui/badge'
import { Card } from '#ui/card'
import type { RowActs } from './content-tab'
import { DraftedBadge } from './drafted-badge'
import { PublishBadge } from './publish-badge'
import { RowButtons } from './row-acts'
import { cardTags } from './scenario-form'
import { useChoices } from './use-choices'

const Inside = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    height: 'full',
    '& h2': { fontWeight: 600, fontSize: 'md' },
    '& p': { fontSize: '.9375rem', color: 'fg.muted', lineClamp: 2 },
    '& .badges': { display: 'flex', flexWrap: 'wrap', gap: '1.5' },
    '& .acts': { display: 'flex', marginTop: 'auto', marginInline: '-2' },
  },
})

/** One scenario: difficulty, category, status, its first tags, and what can be done with it. */
export function ScenarioCard({
  scenario,
  language,
  acts,
}: {
  scenario: AdminScenario
  language: Language
  acts: RowActs<AdminScenario>
}) {
  const { levels, scenarioCategories } = useChoices()
  return (
    <Card pad="tight" data-item={scenario.id}>
      <Inside>
        <h2 lang={language}>{pick(scenario.title, language)}</h2>
        <p lang={language}>{pick(scenario.description, language)}</p>
        <div className="badges">
          <PublishBadge isPublished={scenario.isPublished} />
          <Badge>{levels.find(({ value }) => value === scenario.difficulty)?.label}</Badge>
          <Badge>{scenarioCategories.find(({ value }) => value === scenario.category)?.label}</Badge>
          {cardTags(scenario, language).map((tag) => (
            <Badge key={tag} tone="outline" lang={language}>
              {tag}
            </Badge>
          ))}
          <DraftedBadge isDrafted={acts.drafted.has(scenario.id)} />
        </div>
        <div className="acts">
          <RowButtons item={scenario} acts={acts} />
        </div>
      </Inside>
    </Card>
  )
}
