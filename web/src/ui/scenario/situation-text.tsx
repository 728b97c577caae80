import { chakra } from '@chakra-ui/react/styled-system'
import type { Language } from 'shared/model/bilingual'
import type { Scenario } from 'shared/model/content/scenario'
import { pick } from '#i18n/pick'
import { Film } from '#ui/rich-text/film'

const Text = chakra('div', {
  base: {
    fontFamily: 'reading',
    fontWeight: 450,
    fontSize: { base: 'lg', lg: '1.1875rem' },
    lineHeight: 1.6,
    maxWidth: 'measure',
    'figure + &': { marginTop: '4' },
    '& > p': { whiteSpace: 'pre-line' },
    '& > p + p': { marginTop: '.9em' },
  },
})

/** The situation of a scenario, after its video if it has one. */
export function SituationText({ scenario, language }: { scenario: Scenario; language: Language }) {
  const paragraphs = pick(scenario.content, language)
    .trim()
    .split(/\n\s*\n/)
  return (
    <>
      {scenario.videoUrl && <Film url={scenario.videoUrl} label={pick(scenario.title, language)} />}
      <Text data-reading lang={language}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Text>
    </>
  )
}
