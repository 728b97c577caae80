import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans } from '@lingui/react/macro'
import type { Language } from 'shared/model/bilingual'
import type { AdminScenario } from 'shared/model/content/scenario'
import { answerable } from 'shared/rules/practice/practice-plan'
import { pick } from '#i18n/pick'
import { Badge } from '#ui/badge'
import { Card } from '#ui/layout/card'
import type { RowActs } from '../list/content-tab'
import { DraftedBadge } from '../list/drafted-badge'
import { PublishBadge } from '../list/publish-badge'
import { RowButtons } from '../list/row-acts'
import { useChoices } from '../list/use-choices'
import { cardTags } from './scenario-form'

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

/**
 * One scenario: its title and description, status, open objections, difficulty, category, first tags, and its actions.
 */
export function ScenarioCard({
  scenario,
  language,
  objections,
  acts,
}: {
  scenario: AdminScenario
  language: Language
  /** Number of objections that nobody has handled yet. */
  objections: number
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
          {answerable([scenario], language).length === 0 && (
            <Badge tone="warning">
              <Trans>Not in practice tests: needs two questions</Trans>
            </Badge>
          )}
          {objections > 0 && (
            <Badge tone="warning">
              <Plural value={objections} one="# objection" other="# objections" />
            </Badge>
          )}
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
