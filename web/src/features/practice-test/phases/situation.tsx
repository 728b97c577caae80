import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import type { Language } from 'shared/model/bilingual'
import type { Scenario } from 'shared/model/content/scenario'
import { pick } from '#i18n/pick'
import { SituationText } from '#ui/scenario/situation-text'
import { PHASE_HEADING } from './use-phase-heading'

const Head = chakra('div', {
  base: {
    marginBottom: '3',
    '& > p': { fontSize: 'sm', color: 'fg.muted', marginBottom: '1' },
    '& > h1': { fontFamily: 'heading', fontWeight: 600, fontSize: { base: '1.625rem', lg: '2rem' }, lineHeight: 1.2 },
  },
})

/**
 * The left column of a test: the number, title and text of the scenario. `begins` is true where the phase begins with
 * reading it: its heading then gets the focus.
 */
export function Situation({
  scenario,
  index,
  count,
  language,
  begins,
}: {
  scenario: Scenario
  index: number
  count: number
  language: Language
  begins: boolean
}) {
  return (
    <section className="situation" aria-labelledby={begins ? PHASE_HEADING : 'scenario-title'}>
      <Head>
        <p>
          <Trans>
            Scenario {index + 1} of {count}
          </Trans>
          , {scenario.format === 'typed' ? <Trans>typed answers</Trans> : <Trans>spoken answers</Trans>}
        </p>
        <h1 id={begins ? PHASE_HEADING : 'scenario-title'} tabIndex={-1} lang={language}>
          {pick(scenario.title, language)}
        </h1>
      </Head>
      <SituationText scenario={scenario} language={language} />
    </section>
  )
}
