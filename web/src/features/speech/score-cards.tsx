import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { longPauses } from 'shared/rules/voice/pauses'
import type { VoiceScores } from 'shared/rules/voice/scores'
import type { SpeechTake } from '#data/media/speech-take'
import { formatNumber, formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'
import { StatCard } from '#ui/charts/stat-card'
import { ScoreBadge } from './score-badge'
import { PACE_NAMES } from './score-words'

const Cards = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '4' },
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    '& > :first-of-type': { gridColumn: 'span 2' },
  },
})

/** The figures of a take, one card each; a dash for a figure that is unknown. */
export function ScoreCards({ take, scores }: { take: SpeechTake; scores: VoiceScores | undefined }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const number = (value: number | undefined, digits = 0) =>
    value === undefined ? '–' : formatNumber(language, value, digits)
  const outOf100 = t`/ 100`
  const { sound } = take
  return (
    <Cards>
      <StatCard title={<Trans>Overall score</Trans>} value={number(scores?.articulation)} unit={scores && outOf100}>
        <ScoreBadge score={scores?.articulation} />
      </StatCard>
      <StatCard
        title={<Trans>Clarity</Trans>}
        value={number(scores?.clarity)}
        unit={scores && outOf100}
        caption={
          scores?.confidenceAssumed ? (
            <Trans>With the default confidence: none was reported</Trans>
          ) : (
            <Trans>How sure speech recognition was</Trans>
          )
        }
      />
      <StatCard
        title={<Trans>Accuracy</Trans>}
        value={number(scores?.similarity)}
        unit={scores?.similarity !== undefined && outOf100}
        caption={<Trans>Similarity to the text, letter by letter</Trans>}
      />
      <StatCard
        title={<Trans>Pace</Trans>}
        value={number(scores?.wpm ?? sound?.pace)}
        unit={t`WPM`}
        caption={
          scores
            ? i18n._(PACE_NAMES[scores.pace])
            : sound?.pace !== undefined && <Trans>Estimated from the sound</Trans>
        }
      />
      <StatCard
        title={<Trans>Confidence</Trans>}
        value={scores ? formatPercent(language, scores.confidence) : '–'}
        caption={scores?.confidenceAssumed && <Trans>Not reported: default value</Trans>}
      />
      <StatCard title={<Trans>Duration</Trans>} value={number(take.seconds, 1)} unit="s" />
      <StatCard
        title={<Trans>Pauses</Trans>}
        value={sound && !sound.poor ? number(longPauses(sound.pauses).length) : '–'}
        caption={<Trans>Of half a second or more</Trans>}
      />
    </Cards>
  )
}
