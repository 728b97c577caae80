import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, RotateCcw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { fillersOf } from 'shared/rules/voice/fillers'
import { verdictOf } from 'shared/rules/voice/labels'
import { languageOf } from 'shared/rules/voice/speech-language'
import { currentDb } from '#data/db/db'
import type { SpeechTake } from '#data/media/speech-take'
import { heldTranscript, scoresOf } from '#data/media/speech-takes'
import { formatNumber, formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { ProgressBar } from '#ui/charts/progress-bar'
import { Notice } from '#ui/feedback/notice'
import { Icon } from '#ui/icon'
import { Card } from '#ui/layout/card'
import { PageSection } from '#ui/layout/page-section'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { SoundReport } from '#ui/media/sound-report'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { HeardSound } from './heard-sound'
import { ScoreCards } from './score-cards'
import { VERDICTS } from './score-words'
import { TakeSound } from './take-sound'
import { TypedTranscript } from './typed-transcript'
import { WordComparison } from './word-comparison'

const Said = chakra('p', { base: { fontFamily: 'reading', fontSize: 'lg', lineHeight: 1.6, maxWidth: 'measure' } })
const Begins = chakra('div', { base: { scrollMarginTop: '72px' } })
const Verdict = chakra('b', { base: { display: 'block', marginBottom: '2' } })

/** The result of a take: transcript, scores, comparison, sound. */
export function TakeResult({
  take,
  heard,
  reveal,
  onAgain,
}: {
  take: SpeechTake
  heard: HeardSound | undefined
  /**
   * Whether the learner requested this result on the screen that is open; false if it comes from the address at page
   * load.
   */
  reveal: boolean
  onAgain: () => void
}) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const spoken = languageOf(take.language)
  const scores = scoresOf(take)
  const alike = scores?.similarity
  const begins = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (reveal) begins.current?.scrollIntoView({ block: 'start' })
  }, [reveal])
  const score = scores ? formatNumber(language, scores.articulation) : undefined
  const [correcting, setCorrecting] = useState(() => heldTranscript(currentDb(), take.id) !== undefined)
  const byHand = correcting || take.by === 'typed' || take.transcript === ''
  return (
    <>
      <Begins ref={begins} role="status">
        <VisuallyHidden>
          {score === undefined ? t`Analysis complete.` : t`Overall score: ${score} out of 100`}
        </VisuallyHidden>
      </Begins>
      <PageSection
        title={<Trans>Result</Trans>}
        help={
          take.by === 'cloud' ? (
            <Trans>Words by the browser’s service, sound analyzed here</Trans>
          ) : (
            <Trans>Processed on this device: nothing left it</Trans>
          )
        }
      >
        <Stack css={{ gap: '4' }}>
          {byHand ? (
            <TypedTranscript key={take.id} take={take} />
          ) : (
            <Card>
              <b>
                <Trans>Recognized text</Trans>
              </b>
              <Said data-reading lang={spoken}>
                {take.transcript}
              </Said>
              <Button size="sm" css={{ marginTop: '3' }} onClick={() => setCorrecting(true)}>
                <Icon of={Pencil} size="s" />
                <Trans>Correct the words</Trans>
              </Button>
            </Card>
          )}
          <ScoreCards take={take} scores={scores} />
          {take.by === 'typed' && scores && (
            <Notice>
              <Trans>
                You typed this transcript: accuracy shows how close it is to the text, not how each sound was
                pronounced.
              </Trans>
            </Notice>
          )}
          {alike !== undefined && (
            <Card>
              <Verdict>
                {i18n._(VERDICTS[verdictOf(alike)])} ·{'\u00a0'}
                {formatPercent(language, alike)}
              </Verdict>
              <ProgressBar percent={alike} label={t`Similarity to the text`} />
            </Card>
          )}
          <Row>
            <Button tone="primary" onClick={onAgain}>
              <Icon of={RotateCcw} size="s" />
              <Trans>Try again</Trans>
            </Button>
          </Row>
        </Stack>
      </PageSection>
      {scores && (
        <PageSection title={<Trans>Word by word</Trans>} help={<Trans>The text, and what was understood</Trans>}>
          <Stack>
            <WordComparison reference={take.reference} transcript={take.transcript} language={spoken} />
          </Stack>
        </PageSection>
      )}
      <PageSection
        title={<Trans>The sound</Trans>}
        help={<Trans>Analyzed on this device, whatever your microphone’s volume</Trans>}
      >
        <Stack css={{ gap: '4' }}>
          <TakeSound key={take.id} take={take} heard={heard} />
          {take.sound ? (
            <SoundReport
              sound={take.sound}
              language={language}
              wpm={scores?.wpm}
              fillers={scores && fillersOf(take.transcript, spoken, take.reference)}
            />
          ) : (
            <Notice>
              {take.recognitionOnly ? (
                <Trans>
                  This browser gave the microphone to speech recognition only, so the sound was not analyzed. For pauses
                  and pitch range, record without it.
                </Trans>
              ) : (
                <Trans>
                  This browser couldn’t read the sound of this recording, so pauses and pitch range are missing. Record
                  again, or use Chrome or Firefox on a computer.
                </Trans>
              )}
            </Notice>
          )}
        </Stack>
      </PageSection>
    </>
  )
}
