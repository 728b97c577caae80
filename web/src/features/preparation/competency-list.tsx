import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { Check, ChevronRight, X } from 'lucide-react'
import type { CompetencyGuide } from 'shared/model/content/competency-guide'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { Skeleton } from '#ui/feedback/skeleton'
import { Icon } from '#ui/icon'
import { PageSection } from '#ui/layout/page-section'
import { FactSource } from './fact-source'
import { COMPETENCIES } from './facts'

const Panel = chakra('div', {
  base: {
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
    background: 'bg.panel',
    overflow: 'hidden',
    '& > details + details': { borderTop: '1px solid {colors.border}' },
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'touch',
      padding: '10px 16px',
      cursor: 'pointer',
      fontWeight: 600,
      listStyle: 'none',
      _hover: { background: 'bg.subtle' },
      _focusVisible: { outlineOffset: '-2px' },
      '&::-webkit-details-marker': { display: 'none' },
    },
    '& summary > svg': { color: 'fg.subtle', transition: 'transform {durations.fast}' },
    '& details[open] > summary > svg': { transform: 'rotate(90deg)' },
    '& .body': { padding: '0 16px 18px 44px', display: 'grid', gap: '3', maxWidth: '68ch' },
    '& h3': { fontSize: 'sm', fontWeight: 600, color: 'fg.muted' },
    '& li': { display: 'flex', gap: '2.5', fontSize: '.9375rem', marginTop: '1.5' },
    '& li > svg': { flex: 'none', marginTop: '3px', color: 'success.fg' },
    '& .against li > svg': { color: 'danger.fg' },
  },
})
const PLACES = Array.from({ length: 9 }, (_, i) => i)

/** The nine competencies: what each one means, and how it shows. */
export function CompetencyList({
  competencies,
  settled,
}: {
  competencies: readonly CompetencyGuide[] | undefined
  settled: boolean
}) {
  const language = useLanguage()
  return (
    <PageSection id="competencies" title={<Trans>Nine competencies</Trans>} help={<Trans>What raters look for</Trans>}>
      {competencies ? (
        <Panel>
          {competencies.map(({ id, name, definition, shows, contradicts }) => (
            <details key={id}>
              <summary>
                <Icon of={ChevronRight} size="s" />
                {pick(name, language)}
              </summary>
              <div className="body">
                <p>{pick(definition, language)}</p>
                <div>
                  <h3>
                    <Trans>What shows it</Trans>
                  </h3>
                  <ul>
                    {shows.map((text) => (
                      <li key={text.en}>
                        <Icon of={Check} size="s" />
                        {pick(text, language)}
                      </li>
                    ))}
                  </ul>
                </div>
                <div className="against">
                  <h3>
                    <Trans>What contradicts it</Trans>
                  </h3>
                  <ul>
                    {contradicts.map((text) => (
                      <li key={text.en}>
                        <Icon of={X} size="s" />
                        {pick(text, language)}
                      </li>
                    ))}
                  </ul>
                </div>
              </div>
            </details>
          ))}
        </Panel>
      ) : settled ? (
        <p>
          <Trans>The competencies download the first time you are online.</Trans>
        </p>
      ) : (
        <Panel aria-busy="true">
          {PLACES.map((place) => (
            <Skeleton key={place} css={{ height: '44px', margin: '2px' }} />
          ))}
        </Panel>
      )}
      {competencies && <FactSource source={COMPETENCIES} />}
    </PageSection>
  )
}
