import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import type { Language } from 'shared/model/bilingual'
import type { Scenario } from 'shared/model/scenario'
import { pick } from '#i18n/pick'
import { PHASE_HEADING } from './use-phase-heading'

const Text = chakra('div', {
  base: {
    fontFamily: 'reading',
    fontWeight: 450,
    fontSize: { base: 'lg', lg: '1.1875rem' },
    lineHeight: 1.6,
    maxWidth: 'measure',
    '& > p': { whiteSpace: 'pre-line' },
    '& > p + p': { marginTop: '.9em' },
  },
})
const Head = chakra('div', {
  base: {
    marginBottom: '3',
    '& > p': { fontSize: 'sm', color: 'fg.muted', marginBottom: '1' },
    '& > h1': { fontFamily: 'heading', fontWeight: 600, fontSize: { base: '1.625rem', lg: '2rem' }, lineHeight: 1.2 },
  },
})

/** The situation of a scenario as it is read. */
export function SituationText({ scenario, language }: { scenario: Scenario; language: Language }) {
  const paragraphs = pick(scenario.content, language)
    .trim()
    .split(/\n\s*\n/)
  return (
    <Text lang={language}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Text>
  )
}

/** The left column of a test: which scenario this is, its title, its situation. `begins`: the step begins with it. */
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
          , {scenario.format === 'typed' ? <Trans>written answers</Trans> : <Trans>spoken answers</Trans>}
        </p>
        <h1 id={begins ? PHASE_HEADING : 'scenario-title'} tabIndex={-1} lang={language}>
          {pick(scenario.title, language)}
        </h1>
      </Head>
      <SituationText scenario={scenario} language={language} />
    </section>
  )
}
