import { Trans } from '@lingui/react/macro'
import { fillersOf } from 'shared/rules/voice/fillers'
import { scoreSpeech } from 'shared/rules/voice/scores'
import { languageOf } from 'shared/rules/voice/speech-language'
import type { SpokenFigures } from '#data/media/speech-take'
import { formatNumber, formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'
import { StatCard } from '#ui/charts/stat-card'
import { Grid } from '#ui/layout/grid'
import { PageSection } from '#ui/layout/page-section'
import { Stack } from '#ui/layout/stack'
import { SoundReport } from '#ui/media/sound-report'

/** Measurements of a spoken answer. There is no reference text, so no similarity is shown. */
export function ResultVoice({ voice, transcript }: { voice: SpokenFigures; transcript: string }) {
  const language = useLanguage()
  const { sound, seconds, confidence } = voice
  const scores = scoreSpeech({ transcript, confidence, seconds, spokenSeconds: sound?.spanSeconds || undefined })
  const number = (value: number, digits = 0) => formatNumber(language, value, digits)
  return (
    <PageSection title={<Trans>Your voice</Trans>} help={<Trans>Analyzed on this device; not part of the score</Trans>}>
      <Stack css={{ gap: '4' }}>
        <Grid columns="three">
          {voice.by !== 'typed' && scores && (
            <>
              <StatCard
                title={<Trans>Clarity</Trans>}
                value={number(scores.clarity)}
                unit={<Trans>/ 100</Trans>}
                caption={<Trans>How sure speech recognition was</Trans>}
              />
              <StatCard
                title={<Trans>Confidence</Trans>}
                value={formatPercent(language, scores.confidence)}
                caption={scores.confidenceAssumed && <Trans>Not reported: default value</Trans>}
              />
            </>
          )}
          <StatCard title={<Trans>Duration</Trans>} value={number(seconds, 1)} unit="s" />
        </Grid>
        {sound && (
          <SoundReport
            sound={sound}
            language={language}
            wpm={scores?.wpm}
            fillers={fillersOf(transcript, languageOf(voice.language))}
          />
        )}
      </Stack>
    </PageSection>
  )
}
