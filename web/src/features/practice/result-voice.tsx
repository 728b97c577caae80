import { Trans } from '@lingui/react/macro'
import { fillersOf } from 'shared/rules/voice/fillers'
import { scoreSpeech } from 'shared/rules/voice/scores'
import { languageOf } from 'shared/rules/voice/speech-language'
import type { SpokenFigures } from '#data/speech-take'
import { formatNumber, formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Grid } from '#ui/grid'
import { PageSection } from '#ui/page-section'
import { SoundReport } from '#ui/sound-report'
import { Stack } from '#ui/stack'
import { StatCard } from '#ui/stat-card'

/** How a spoken answer sounded. There is no text to compare it with: its likeness is not known, and none is shown. */
export function ResultVoice({ voice, transcript }: { voice: SpokenFigures; transcript: string }) {
  const language = useLanguage()
  const { sound, seconds, confidence } = voice
  const scores = scoreSpeech({ transcript, confidence, seconds, spokenSeconds: sound?.spanSeconds || undefined })
  const number = (value: number, digits = 0) => formatNumber(language, value, digits)
  return (
    <PageSection title={<Trans>Your voice</Trans>} help={<Trans>Analysed on this device; not part of the score</Trans>}>
      <Stack css={{ gap: '4' }}>
        <Grid columns="three">
          {voice.by !== 'typed' && scores && (
            <>
              <StatCard
                title={<Trans>Clarity</Trans>}
                value={number(scores.clarity)}
                unit={<Trans>/ 100</Trans>}
                caption={<Trans>How sure the recogniser was of you</Trans>}
              />
              <StatCard
                title={<Trans>Confidence</Trans>}
                value={formatPercent(language, scores.confidence)}
                caption={scores.confidenceAssumed && <Trans>Not reported: the usual value</Trans>}
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
